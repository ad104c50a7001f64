import { AuthScreen } from '@/components/auth/AuthScreen';
import { MailLinkIsland } from '@/components/auth/islands';
import { actionPage } from '@/lib/words';
import { pageAt } from '@/lib/pages';
import { privateMetadata } from '@/lib/seo/metadata';

export const metadata = privateMetadata(pageAt('/account/action'));

/** The page that every mail of the provider may lead to (product 2.12). */
export default function ActionPage() {
  return (
    <AuthScreen texts={actionPage}>
      <MailLinkIsland />
    </AuthScreen>
  );
}
