import { TextLink } from '@/components/ui/Button';
import { readCatalogue } from '@/lib/catalogue/readCatalogue';
import { contactedHosts, pictureHosts, storageKeys } from '@/lib/law';
import { privacyTexts, storagePlaces, storageTexts } from '@/lib/words';
import { pageAt } from '@/lib/pages';
import { LawList, LawSection } from './LawScreen';

/** The hosts of others that this build contacts: those of its Content Security Policy. */
async function Hosts() {
  const { heading, lead, when, ownPictures, otherPictures } = privacyTexts.hosts;
  const ofPictures = pictureHosts(await readCatalogue());
  const pictures =
    ofPictures.length > 0 ? `${otherPictures} ${ofPictures.join(', ')}.` : ownPictures;
  const entries = contactedHosts().map(({ host, purpose, when: fact }) => ({
    name: host,
    purpose,
    fact,
  }));
  return (
    <LawSection heading={heading} paragraphs={[lead]}>
      <LawList label={when} entries={entries} />
      <p>{pictures}</p>
    </LawSection>
  );
}

/** What the site keeps in the browser. */
function Storage() {
  const { heading, lead, lasts } = privacyTexts.storage;
  const entries = storageKeys.map(({ id, place, key }) => ({
    name: key,
    kind: storagePlaces[place],
    purpose: storageTexts[id].purpose,
    fact: storageTexts[id].lasts,
  }));
  return (
    <LawSection heading={heading} paragraphs={[lead]}>
      <LawList label={lasts} entries={entries} />
    </LawSection>
  );
}

/** What the privacy notice says by itself: the hosts, and what stays in the browser. */
export function PrivacySections() {
  return (
    <>
      <Hosts />
      <Storage />
    </>
  );
}

/** Below a form that asks for personal data: the way to the privacy notice. */
export function PrivacyNote() {
  return (
    <p className="mt-8 flex flex-wrap gap-x-2 text-small text-muted print:hidden">
      {privacyTexts.beside}
      <TextLink href="/privacy">{pageAt('/privacy').title}</TextLink>
    </p>
  );
}
