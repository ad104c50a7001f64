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

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function fieldsOf(record: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(record);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the SDK's record of a user, as JSON; undefined when it is none, or damaged. Never throws. */
export function parseAccount(record: string | null): Account | undefined {
  const fields = record === null ? undefined : fieldsOf(record);
  const email = textOf(fields?.email);
  if (!fields || !email) return undefined;
  const ways = Array.isArray(fields.providerData) ? fields.providerData.filter(isFields) : [];
  const google = ways.find(({ providerId }) => providerId === 'google.com');
  const created = new Date(Number(fields.createdAt));
  return {
    uid: textOf(fields.uid),
    email,
    verified: fields.emailVerified === true,
    created: created.getTime() > 0 ? created : undefined,
    hasPassword: ways.some(({ providerId }) => providerId === 'password'),
    google: google && textOf(google.email),
  };
}
