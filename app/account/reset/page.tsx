import { AuthScreen } from '@/components/auth/AuthScreen';
import { ResetForm } from '@/components/auth/ResetForm';
import { resetPage } from '@/lib/content/words';
import { privateMetadata } from '@/lib/seo/metadata';

export const metadata = privateMetadata(resetPage);

/** The page that sets a new password by a mail's link (product 2.12). */
export default function ResetPage() {
  return (
    <AuthScreen texts={resetPage}>
      <ResetForm />
    </AuthScreen>
  );
}
