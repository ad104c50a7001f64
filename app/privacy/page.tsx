import { LawScreen } from '@/components/law/LawScreen';
import { PrivacySections } from '@/components/law/PrivacySections';
import { privacy } from '@/lib/content/law';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageAt } from '@/lib/studio/pageList';

export const metadata = pageMetadata(pageAt('/privacy'));

/** Says what the site stores and which hosts it contacts. */
export default function PrivacyPage() {
  return (
    <LawScreen path="/privacy" {...privacy}>
      <PrivacySections />
    </LawScreen>
  );
}
