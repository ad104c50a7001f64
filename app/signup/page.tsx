import { AuthScreen } from '@/components/auth/AuthScreen';
import { SignUpIsland } from '@/components/auth/islands';
import { PrivacyNote } from '@/components/law/PrivacySections';
import { JsonLd } from '@/components/ui/PageHead';
import { formPictures } from '@/lib/studio/slides';
import { signUpPage } from '@/lib/words';
import { pageAt } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageGraph } from '@/lib/seo/structuredData/studio';

export const metadata = pageMetadata(pageAt('/signup'));

/** The sign-up screen (product 2.9). */
export default async function SignUpPage() {
  return (
    <AuthScreen texts={signUpPage} picture={formPictures.signUp}>
      <JsonLd graph={await pageGraph()} />
      <SignUpIsland>
        <PrivacyNote />
      </SignUpIsland>
    </AuthScreen>
  );
}
