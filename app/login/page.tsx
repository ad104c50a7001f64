import { AuthScreen } from '@/components/auth/AuthScreen';
import { LoginIsland } from '@/components/auth/islands';
import { PrivacyNote } from '@/components/law/PrivacySections';
import { JsonLd } from '@/components/ui/PageHead';
import { formPictures } from '@/lib/studio/slides';
import { loginPage } from '@/lib/words';
import { pageAt } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageGraph } from '@/lib/seo/structuredData/studio';

export const metadata = pageMetadata(pageAt('/login'));

/** The login screen (product 2.8). */
export default async function LoginPage() {
  return (
    <AuthScreen texts={loginPage} picture={formPictures.login}>
      <JsonLd graph={await pageGraph()} />
      <LoginIsland>
        <PrivacyNote />
      </LoginIsland>
    </AuthScreen>
  );
}
