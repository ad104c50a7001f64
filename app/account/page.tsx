import { AccountPage } from '@/components/account/AccountPage';
import { AccountPanel } from '@/components/account/AccountPanel';
import { accountPage } from '@/lib/content/accountPages';
import { privateMetadata } from '@/lib/seo/metadata';

export const metadata = privateMetadata(accountPage);

/** The account's own page (product 2.13). */
export default function Account() {
  return (
    <AccountPage texts={accountPage}>
      <AccountPanel />
    </AccountPage>
  );
}
