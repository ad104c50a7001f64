import { LawScreen } from '@/components/law/LawScreen';
import { accessibility } from '@/lib/content/law';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageAt } from '@/lib/studio/pageList';

export const metadata = pageMetadata(pageAt('/accessibility'));

/** Says how accessible the site is, and how to report a barrier. */
export default function AccessibilityPage() {
  return <LawScreen path="/accessibility" {...accessibility} />;
}
