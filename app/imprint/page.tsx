import { LawScreen } from '@/components/law/LawScreen';
import { policies } from '@/lib/content/law';
import { pageAt } from '@/lib/studio/pageList';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(pageAt('/imprint'));

/** Names the studio's operator and the terms of a visit. */
export default function PoliciesPage() {
  return <LawScreen path="/imprint" {...policies} />;
}
