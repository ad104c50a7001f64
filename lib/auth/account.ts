import type { User } from 'firebase/auth';

/** What the account's page shows of the signed-in user. */
export interface Account {
  /** The provider's id. */
  readonly uid: string;
  readonly email: string;
  /** Whether the user has confirmed the e-mail by the provider's mail. */
  readonly verified: boolean;
  readonly created: Date | undefined;
  /** Whether the user can log in with e-mail and password. */
  readonly hasPassword: boolean;
  /** The e-mail of the linked Google account, empty where Google gives none; undefined where none is linked. */
  readonly google: string | undefined;
}

/** What the SDK's user is for the page: plain data, since the SDK changes its object in place. */
export function accountOf({ uid, email, emailVerified, metadata, providerData }: User): Account {
  const wayOf = (providerId: string) => providerData.find((way) => way.providerId === providerId);
  const google = wayOf('google.com');
  return {
    uid,
    email: email ?? '',
    verified: emailVerified,
    created: metadata.creationTime ? new Date(metadata.creationTime) : undefined,
    hasPassword: wayOf('password') !== undefined,
    google: google && (google.email ?? ''),
  };
}
