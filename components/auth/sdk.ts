/*
 * Exports everything that needs Firebase. Only loadSdk imports this module, so that visitors of
 * content pages don't download Firebase.
 */
export { auth } from '@/lib/auth/auth';
export { AccountPanel } from './AccountPanel';
export { ForgotForm } from './ForgotForm';
export { LoginForm } from './LoginForm';
export { MailLinkForm } from './MailLinkForm';
export { SessionWatcher } from './SessionWatcher';
export { SignUpForm } from './SignUpForm';
