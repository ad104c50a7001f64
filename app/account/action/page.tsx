import { AccountScreen } from '@/components/account/AccountScreen';
import { ActionForm } from '@/components/account/ActionForm';
import { actionPage } from '@/lib/content/authPages';
import { privateMetadata } from '@/lib/seo/metadata';

export const metadata = privateMetadata(actionPage);

/** The page that every mail of the provider may lead to (product 2.12). */
export default function ActionPage() {
  return (
    <AccountScreen texts={actionPage}>
      <ActionForm />
    </AccountScreen>
  );
}
