import { LawScreen } from '@/components/law/LawScreen';
import { policies } from '@/lib/content/law';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageAt } from '@/lib/studio/pageList';

export const metadata = pageMetadata(pageAt('/imprint'));

/** Names the studio's operator and the terms of a visit. */
export default function PoliciesPage() {
  return <LawScreen path="/imprint" {...policies} />;
}
