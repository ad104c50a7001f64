import { AuthScreen } from '@/components/auth/AuthScreen';
import { AccountIsland } from '@/components/auth/islands';
import { accountPage } from '@/lib/words';
import { pageAt } from '@/lib/pages';
import { privateMetadata } from '@/lib/seo/metadata';

export const metadata = privateMetadata(pageAt('/account'));

/** The account's own page (product 2.13). */
export default function AccountPage() {
  return (
    <AuthScreen texts={accountPage} wide>
      <AccountIsland />
    </AuthScreen>
  );
}
