import { readCatalogue } from '@/lib/catalogue/readCatalogue';
import { contactedHosts, pictureHosts, reportsToOwnHost, storageKeys } from '@/lib/privacyNotice';
import { privacyWords, storagePlaces, storageWords } from '@/lib/words';
import { LawSection } from './LawScreen';

interface EntryListProps {
  readonly entries: readonly {
    readonly name: string;
    readonly kind?: string;
    readonly purpose: string;
    readonly fact: string;
  }[];
  /** The label before each fact, such as "Contacted" before the time. */
  readonly label: string;
}

/** A list of hosts or storage keys. */
function EntryList({ entries, label }: EntryListProps) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-surface">
      {entries.map(({ name, kind, purpose, fact }) => (
        <div key={name} className="px-5 py-4">
          <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
            <code className="font-sans text-small font-semibold text-text">{name}</code>
            {kind && <span className="label-caps">{kind}</span>}
          </dt>
          <dd className="mt-1">{purpose}</dd>
          <dd className="mt-1 text-small text-muted">
            {label} {fact}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The third-party hosts in this build's Content Security Policy. */
async function Hosts() {
  const { heading, lead, when, ownPictures, otherPictures, ownReports } = privacyWords.hosts;
  const hosts = pictureHosts(await readCatalogue());
  const aboutPictures = hosts.length > 0 ? `${otherPictures} ${hosts.join(', ')}.` : ownPictures;
  const aboutReports = reportsToOwnHost() ? ` ${ownReports}` : '';
  const entries = contactedHosts().map(({ host, purpose, when: fact }) => ({
    name: host,
    purpose,
    fact,
  }));
  return (
    <LawSection heading={heading} paragraphs={[lead]}>
      <EntryList label={when} entries={entries} />
      <p>{aboutPictures + aboutReports}</p>
    </LawSection>
  );
}

function Storage() {
  const { heading, lead, lasts } = privacyWords.storage;
  const entries = storageKeys.map(({ id, place, key }) => ({
    name: key,
    kind: storagePlaces[place],
    purpose: storageWords[id].purpose,
    fact: storageWords[id].lasts,
  }));
  return (
    <LawSection heading={heading} paragraphs={[lead]}>
      <EntryList label={lasts} entries={entries} />
    </LawSection>
  );
}

/** The sections of the privacy notice that are generated from the code. */
export function PrivacySections() {
  return (
    <>
      <Hosts />
      <Storage />
    </>
  );
}
