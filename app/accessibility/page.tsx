import { LawScreen } from '@/components/law/LawScreen';
import { accessibility } from '@/lib/content/law';
import { pageAt } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(pageAt('/accessibility'));

/** Says how accessible the site is, and how to report a barrier (product 15.3). */
export default function AccessibilityPage() {
  return <LawScreen path="/accessibility" {...accessibility} />;
}
