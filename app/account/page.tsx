import { AuthScreen } from '@/components/auth/AuthScreen';
import { AccountPanel } from '@/components/auth/AccountPanel';
import { MyWeek } from '@/components/services/MyWeek';
import { readCatalogueFile } from '@/lib/services/build/readCatalogue';
import { accountPage } from '@/lib/words';
import { pageAt } from '@/lib/pages';
import { privateMetadata } from '@/lib/seo/metadata';
import { hasClasses } from '@/lib/services/week';

export const metadata = privateMetadata(pageAt('/account'));

/** The account's own page (product 2.13). */
export default async function AccountPage() {
  const { services, contentHash } = await readCatalogueFile();
  const built = { services: services.filter(hasClasses), contentHash };
  return (
    <AuthScreen texts={accountPage} wide>
      <AccountPanel week={built.services.length > 0 && <MyWeek {...built} />} />
    </AuthScreen>
  );
}
