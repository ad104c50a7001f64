/* All that needs Firebase. Only loadSdk imports it: signed-out visitors of a content page do not download it. */
export { auth } from '@/lib/auth/auth';
export { AccountPanel } from './AccountPanel';
export { ForgotForm } from './ForgotForm';
export { LoginForm } from './LoginForm';
export { MailLinkForm } from './MailLinkForm';
export { SessionWatcher } from './SessionWatcher';
export { SignUpForm } from './SignUpForm';
