import { AuthScreen } from '@/components/auth/AuthScreen';
import { PrivacyNote } from '@/components/law/PrivacySections';
import { pageAt } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { formPictures } from '@/lib/studio/slides';
import { signUpPage } from '@/lib/words';

export const metadata = pageMetadata(pageAt('/signup'));

export default function SignUpPage() {
  return (
    <AuthScreen texts={signUpPage} picture={formPictures.signUp} island="SignUpForm">
      <PrivacyNote />
    </AuthScreen>
  );
}
