import type { ReactNode } from 'react';
import { EmailProvider } from '@/components/auth/EmailProvider';

/** The pages with forms for signed-out visitors share the email that is typed on one of them. */
export default function FormsLayout({ children }: { children: ReactNode }) {
  return <EmailProvider>{children}</EmailProvider>;
}
