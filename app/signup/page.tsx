import { AuthScreen } from '@/components/auth/AuthScreen';
import { SignUpIsland } from '@/components/auth/islands';
import { PrivacyNote } from '@/components/law/PrivacySections';
import { formPictures } from '@/lib/studio/slides';
import { signUpPage } from '@/lib/words';
import { pageAt } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(pageAt('/signup'));

/** The sign-up screen (product 2.9). */
export default function SignUpPage() {
  return (
    <AuthScreen texts={signUpPage} picture={formPictures.signUp}>
      <SignUpIsland>
        <PrivacyNote />
      </SignUpIsland>
    </AuthScreen>
  );
}
