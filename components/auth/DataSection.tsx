import type { User } from 'firebase/auth';
import { Button } from '@/components/ui/Button';
import { withSessionCheck } from '@/lib/auth/account';
import { saveFile } from '@/lib/browser/saveFile';
import { slug } from '@/lib/content/studio';
import { accountWords } from '@/lib/words';
import { AccountSection } from './AccountSection';
import { useRequestButton } from './useRequest';

/** A replacer for `JSON.stringify` that leaves out the tokens of the session. */
const withoutTokens = (key: string, value: unknown) =>
  key === 'stsTokenManager' ? undefined : value;

/** Downloads the data that the SDK has about the user. */
export function DataSection({ user }: { readonly user: User }) {
  const { data: words } = accountWords;
  const button = useRequestButton(async () => {
    await withSessionCheck(user, user.reload());
    saveFile(words.file(slug), 'application/json', JSON.stringify(user, withoutTokens, 2));
  });
  const control = (
    <Button {...button} variant="outline">
      {words.download}
    </Button>
  );
  return (
    <AccountSection title={words.title} control={control}>
      <p>{words.since(user.metadata.creationTime)}</p>
      <p>{words.description}</p>
    </AccountSection>
  );
}
