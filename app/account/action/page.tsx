import { AccountPage } from '@/components/account/AccountPage';
import { ActionForm } from '@/components/account/ActionForm';
import { actionPage } from '@/lib/content/authPages';
import { privateMetadata } from '@/lib/seo/metadata';

export const metadata = privateMetadata(actionPage);

/** The page that every mail of the provider may lead to (product 2.12). */
export default function ActionPage() {
  return (
    <AccountPage texts={actionPage}>
      <ActionForm />
    </AccountPage>
  );
}
