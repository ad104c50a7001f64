import { AuthScreen } from '@/components/auth/AuthScreen';
import { LoginForm } from '@/components/auth/LoginForm';
import { OpenGraphTags } from '@/components/seo/OpenGraphTags';
import { loginPage } from '@/lib/content/authPages';
import { pageMetadata } from '@/lib/seo/metadata';
import { previewPath } from '@/lib/seo/build/previews';

const facts = {
  title: loginPage.title,
  description: loginPage.description,
  path: '/login',
  preview: previewPath('login'),
};

export const metadata = pageMetadata(facts);

/** The login screen (product 2.8). */
export default function LoginPage() {
  return (
    <AuthScreen texts={loginPage} picture="/images/hero-heavy-bag.jpg">
      <OpenGraphTags {...facts} />
      <LoginForm />
    </AuthScreen>
  );
}
