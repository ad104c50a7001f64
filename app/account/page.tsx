import { AuthScreen } from '@/components/auth/AuthScreen';
import { privateMetadata } from '@/lib/seo/metadata';
import { pageAt } from '@/lib/studio/pageList';
import { accountPageWords } from '@/lib/words';

export const metadata = privateMetadata(pageAt('/account'));

export default function AccountPage() {
  return <AuthScreen words={accountPageWords} form="AccountPanel" isWide />;
}
