import type { ReactNode } from 'react';
import { AuthScreen } from '@/components/auth/AuthScreen';
import { PageTitle } from '@/components/layout/PageTitle';
import type { AuthPageTexts } from '@/lib/content/authPages';

interface AccountScreenProps {
  readonly texts: AuthPageTexts;
  readonly wide?: boolean;
  /** Its island. */
  readonly children: ReactNode;
}

/** A page of the account: like a page with a form, but with nothing for search engines and previews (product 13.6). */
export function AccountScreen({ texts, wide, children }: AccountScreenProps) {
  return (
    <AuthScreen texts={texts} wide={wide} picture="/images/hero-barbell.jpg">
      <PageTitle title={texts.title} />
      {children}
    </AuthScreen>
  );
}
