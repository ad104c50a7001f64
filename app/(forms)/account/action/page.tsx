import { AuthScreen } from '@/components/auth/AuthScreen';
import { privateMetadata } from '@/lib/seo/metadata';
import { pageAt } from '@/lib/studio/pageList';
import { mailLinkPageWords } from '@/lib/words';

export const metadata = privateMetadata(pageAt('/account/action'));

/** Firebase's emails link to this page, with an operation and a one-time code in the query. */
export default function ActionPage() {
  return <AuthScreen words={mailLinkPageWords} form="MailLinkForm" />;
}
