import { AuthScreen } from '@/components/auth/AuthScreen';
import { ForgotIsland } from '@/components/auth/islands';
import { forgotPage } from '@/lib/words';
import { pageAt } from '@/lib/pages';
import { privateMetadata } from '@/lib/seo/metadata';

export const metadata = privateMetadata(pageAt('/account/forgot'));

/** The page that sends the mail for a forgotten password (product 2.12). */
export default function ForgotPage() {
  return (
    <AuthScreen texts={forgotPage}>
      <ForgotIsland />
    </AuthScreen>
  );
}
