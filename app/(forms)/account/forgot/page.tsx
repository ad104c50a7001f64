import { AuthScreen } from '@/components/auth/AuthScreen';
import { privateMetadata } from '@/lib/seo/metadata';
import { pageAt } from '@/lib/studio/pageList';
import { forgotPageWords } from '@/lib/words';

export const metadata = privateMetadata(pageAt('/account/forgot'));

export default function ForgotPage() {
  return <AuthScreen words={forgotPageWords} form="ForgotForm" />;
}
