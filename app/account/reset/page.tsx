import { AuthScreen } from '@/components/auth/AuthScreen';
import { MailLinkIsland } from '@/components/auth/islands';
import { resetPage } from '@/lib/words';
import { pageAt } from '@/lib/pages';
import { privateMetadata } from '@/lib/seo/metadata';

export const metadata = privateMetadata(pageAt('/account/reset'));

/** The page that sets a new password by a mail's link (product 2.12). */
export default function ResetPage() {
  return (
    <AuthScreen texts={resetPage}>
      <MailLinkIsland setsPassword />
    </AuthScreen>
  );
}
