import { buttonStyles } from '@/components/ui/buttonStyles';
import type { Account } from '@/lib/auth/account';
import { preloadGoogleLoader } from '@/lib/auth/googleLoader';
import type { providers } from '@/lib/auth/providers';
import { accountTexts } from '@/lib/content/accountPage';
import { notifySuccess } from '@/lib/toasts/requests';
import { AccountRow } from './AccountRow';
import { refreshAccount } from './useAccount';
import { useAction } from './useAction';

/** What the row of a provider is given. */
export interface ProviderRowProps {
  readonly account: Account | undefined;
  readonly provider: (typeof providers)[number];
}

/** Links an account of a provider or takes the link away; the last way to log in stays. */
export function ProviderRow({ account, provider: { id, name } }: ProviderRowProps) {
  const { provider: texts } = accountTexts;
  const linked = account?.linked.get(id);
  const isLinked = linked !== undefined;
  const isOnly = isLinked && !account?.hasPassword && account?.linked.size === 1;
  const { busy, press } = useAction(async (sdk) => {
    await (isLinked ? sdk.unlinkProvider(id) : sdk.linkProvider(id));
    await refreshAccount();
    notifySuccess(isLinked ? texts.unlinkedNow(name) : texts.linkedNow(name));
  });
  const prepare = () => {
    if (!isLinked) void preloadGoogleLoader();
  };
  return (
    <AccountRow
      title={name}
      control={
        !isOnly && (
          <button
            type="button"
            aria-disabled={busy}
            onClick={press}
            onPointerEnter={prepare}
            onFocus={prepare}
            onTouchStart={prepare}
            className={buttonStyles('outline')}
          >
            {isLinked ? texts.unlink(name) : texts.link(name)}
          </button>
        )
      }
    >
      <p>{isLinked ? texts.linked(linked) : texts.notLinked(name)}</p>
      {isOnly && <p>{texts.only}</p>}
    </AccountRow>
  );
}
