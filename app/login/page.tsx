import { AuthScreen } from '@/components/auth/AuthScreen';
import { LoginForm } from '@/components/auth/LoginForm';
import { LinkPreview } from '@/components/seo/LinkPreview';
import { loginPage } from '@/lib/content/authPages';
import { pageMetadata } from '@/lib/seo/metadata';
import { previewPath } from '@/lib/seo/previews';

const facts = {
  title: loginPage.title,
  description: loginPage.description,
  path: '/login',
  preview: previewPath('login'),
};

export const metadata = pageMetadata(facts);

/** The login screen (spec 2). */
export default function LoginPage() {
  return (
    <AuthScreen texts={loginPage} picture="/images/hero-heavy-bag.jpg">
      <LinkPreview {...facts} />
      <LoginForm />
    </AuthScreen>
  );
}
