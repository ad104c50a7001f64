import { AccountScreen } from '@/components/account/AccountScreen';
import { ResetForm } from '@/components/account/ResetForm';
import { resetPage } from '@/lib/content/authPages';
import { privateMetadata } from '@/lib/seo/metadata';

export const metadata = privateMetadata(resetPage);

/** The page that sets a new password by a mail's link (product 2.12). */
export default function ResetPage() {
  return (
    <AccountScreen texts={resetPage}>
      <ResetForm />
    </AccountScreen>
  );
}
