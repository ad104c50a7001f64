import { AuthScreen } from '@/components/auth/AuthScreen';
import { SignUpForm } from '@/components/auth/SignUpForm';
import { OpenGraphTags } from '@/components/seo/OpenGraphTags';
import { signUpPage } from '@/lib/content/authPages';
import { pageMetadata } from '@/lib/seo/metadata';
import { previewPath } from '@/lib/seo/build/previews';

const facts = {
  title: signUpPage.title,
  description: signUpPage.description,
  path: '/signup',
  preview: previewPath('signup'),
};

export const metadata = pageMetadata(facts);

/** The sign-up screen (product 2.9). */
export default function SignUpPage() {
  return (
    <AuthScreen texts={signUpPage} picture="/images/service-calisthenics.jpg">
      <OpenGraphTags {...facts} />
      <SignUpForm />
    </AuthScreen>
  );
}
