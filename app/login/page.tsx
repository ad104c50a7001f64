import { AuthScreen } from '@/components/auth/AuthScreen';
import { LoginForm } from '@/components/auth/LoginForm';
import { loginPage } from '@/lib/content/authPages';
import { pageMetadata } from '@/lib/seo/metadata';
import { previewPath } from '@/lib/seo/previews';

export const metadata = pageMetadata({
  title: loginPage.title,
  description: loginPage.description,
  path: '/login',
  preview: previewPath('login'),
});

/** The login screen (spec 2). */
export default function LoginPage() {
  return (
    <AuthScreen texts={loginPage} picture="/images/hero-heavy-bag.jpg">
      <LoginForm />
    </AuthScreen>
  );
}
