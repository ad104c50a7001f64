import { AuthScreen } from '@/components/auth/AuthScreen';
import { LoginIsland } from '@/components/auth/islands';
import { PrivacyNote } from '@/components/law/PrivacySections';
import { formPictures } from '@/lib/studio/slides';
import { loginPage } from '@/lib/words';
import { pageAt } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(pageAt('/login'));

/** The login screen (product 2.8). */
export default function LoginPage() {
  return (
    <AuthScreen texts={loginPage} picture={formPictures.login}>
      <LoginIsland>
        <PrivacyNote />
      </LoginIsland>
    </AuthScreen>
  );
}
