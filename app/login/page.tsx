import { AuthScreen } from '@/components/auth/AuthScreen';
import { LoginForm } from '@/components/auth/LoginForm';
import { PrivacyNote } from '@/components/law/PrivacySections';
import { JsonLd } from '@/components/ui/PageHead';
import { pictures } from '@/lib/content/studio';
import { loginPage } from '@/lib/words';
import { pageAt } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageGraph } from '@/lib/seo/structuredData/studio';

export const metadata = pageMetadata(pageAt('/login'));

/** The login screen (product 2.8). */
export default async function LoginPage() {
  return (
    <AuthScreen texts={loginPage} picture={pictures.login}>
      <JsonLd graph={await pageGraph()} />
      <LoginForm />
      <PrivacyNote />
    </AuthScreen>
  );
}
