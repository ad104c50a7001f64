import { AuthScreen } from '@/components/auth/AuthScreen';
import { PrivacyNote } from '@/components/law/PrivacyNote';
import { pictures } from '@/lib/content/pictures';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageAt } from '@/lib/studio/pageList';
import { signUpPageWords } from '@/lib/words';

export const metadata = pageMetadata(pageAt('/signup'));

export default function SignUpPage() {
  return (
    <AuthScreen words={signUpPageWords} picture={pictures.signUp} form="SignUpForm">
      <PrivacyNote />
    </AuthScreen>
  );
}
