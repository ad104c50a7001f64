import { AuthScreen } from '@/components/auth/AuthScreen';
import { LoginForm } from '@/components/auth/LoginForm';
import { JsonLd } from '@/components/layout/PageHead';
import { pictures } from '@/lib/content/studio';
import { loginPage } from '@/lib/content/words';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageGraph } from '@/lib/seo/structuredData/studio';

const facts = {
  title: loginPage.title,
  description: loginPage.description,
  path: '/login',
};

export const metadata = pageMetadata(facts);

/** The login screen (product 2.8). */
export default async function LoginPage() {
  return (
    <AuthScreen texts={loginPage} picture={pictures.login}>
      <JsonLd graph={await pageGraph()} />
      <LoginForm />
    </AuthScreen>
  );
}
