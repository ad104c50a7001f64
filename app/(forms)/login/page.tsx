import { AuthScreen } from '@/components/auth/AuthScreen';
import { PrivacyNote } from '@/components/law/PrivacyNote';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageAt } from '@/lib/studio/pageList';
import { loginPageWords } from '@/lib/words';

export const metadata = pageMetadata(pageAt('/login'));

export default function LoginPage() {
  return (
    <AuthScreen words={loginPageWords} form="LoginForm">
      <PrivacyNote />
    </AuthScreen>
  );
}
