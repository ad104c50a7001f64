import { AccountScreen } from '@/components/account/AccountScreen';
import { ForgotForm } from '@/components/account/ForgotForm';
import { forgotPage } from '@/lib/content/authPages';
import { privateMetadata } from '@/lib/seo/metadata';

export const metadata = privateMetadata(forgotPage);

/** The page that sends the mail for a forgotten password (product 2.12). */
export default function ForgotPage() {
  return (
    <AccountScreen texts={forgotPage}>
      <ForgotForm />
    </AccountScreen>
  );
}
