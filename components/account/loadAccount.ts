import { loadSdk, type Sdk } from '@/components/auth/loadSdk';

/** What the screens of the account ask of the provider (lib/auth/sdk/account). */
export type AccountSdk = Sdk['account'];

/** Fetches the SDK, with what the screens of the account need. Rejects when it cannot be had. */
export const loadAccount = async (): Promise<AccountSdk> => (await loadSdk()).account;
