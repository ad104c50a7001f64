import { AuthScreen } from '@/components/auth/AuthScreen';
import { pageAt } from '@/lib/pages';
import { privateMetadata } from '@/lib/seo/metadata';
import { forgotPage } from '@/lib/words';

export const metadata = privateMetadata(pageAt('/account/forgot'));

export default function ForgotPage() {
  return <AuthScreen texts={forgotPage} island="ForgotForm" />;
}
