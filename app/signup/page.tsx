import { AuthScreen } from '@/components/auth/AuthScreen';
import { SignUpForm } from '@/components/auth/SignUpForm';
import { signUpPage } from '@/lib/content/authPages';
import { pageMetadata } from '@/lib/seo/metadata';
import { previewPath } from '@/lib/seo/previews';

export const metadata = pageMetadata({
  title: signUpPage.title,
  description: signUpPage.description,
  path: '/signup',
  preview: previewPath('signup'),
});

/** The sign-up screen (spec 2). */
export default function SignUpPage() {
  return (
    <AuthScreen texts={signUpPage} picture="/images/service-calisthenics.jpg">
      <SignUpForm />
    </AuthScreen>
  );
}
