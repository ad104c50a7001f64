/* Everything that needs Firebase. Only loadSdk imports it, so that visitors of content pages don't download it. */
export { auth } from '@/lib/auth/auth';
export { AccountPanel } from './AccountPanel';
export { ForgotForm } from './ForgotForm';
export { LoginForm } from './LoginForm';
export { MailLinkForm } from './MailLinkForm';
export { SessionWatcher } from './SessionWatcher';
export { SignUpForm } from './SignUpForm';
