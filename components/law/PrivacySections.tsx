import { Button } from '@/components/ui/Button';
import { readCatalogue } from '@/lib/catalogue/readCatalogue';
import { contactedHosts, pictureHosts, reportsToOwnHost, storageKeys } from '@/lib/privacyNotice';
import { privacyWords, storagePlaces, storageWords } from '@/lib/words';
import { pageAt } from '@/lib/studio/pageList';
import { LawList, LawSection } from './LawScreen';

/** The third-party hosts in this build's Content Security Policy. */
async function Hosts() {
  const { heading, lead, when, ownPictures, otherPictures, ownReports } = privacyWords.hosts;
  const ofPictures = pictureHosts(await readCatalogue());
  const pictures =
    ofPictures.length > 0 ? `${otherPictures} ${ofPictures.join(', ')}.` : ownPictures;
  const reports = reportsToOwnHost() ? ` ${ownReports}` : '';
  const entries = contactedHosts().map(({ host, purpose, when: fact }) => ({
    name: host,
    purpose,
    fact,
  }));
  return (
    <LawSection heading={heading} paragraphs={[lead]}>
      <LawList label={when} entries={entries} />
      <p>{pictures + reports}</p>
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
      <LawList label={lasts} entries={entries} />
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

/** Links to the privacy notice below a form that asks for personal data. */
export function PrivacyNote() {
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-small text-muted print:hidden">
      {privacyWords.belowForms}
      <Button href="/privacy" variant="quiet">
        {pageAt('/privacy').title}
      </Button>
    </p>
  );
}
