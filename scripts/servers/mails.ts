import { demoProject } from '@/lib/auth/config';

/** A mail that the auth emulator would have sent, by its own names. */
export interface Mail {
  readonly email: string;
  /** The address that the account is to have. */
  readonly newEmail?: string;
  readonly requestType: keyof typeof subjects;
  readonly oobCode: string;
  readonly oobLink: string;
}

const subjects = {
  VERIFY_EMAIL: 'Confirm',
  VERIFY_AND_CHANGE_EMAIL: 'Confirm',
  RECOVER_EMAIL: 'Change the email back to',
  PASSWORD_RESET: 'Choose a new password for',
} as const;

/** The mails of an auth emulator, oldest first, without those whose link was used. */
export async function readMails(emulator: string): Promise<readonly Mail[]> {
  const answer = await fetch(`${emulator}/emulator/v1/projects/${demoProject}/oobCodes`);
  return ((await answer.json()) as { oobCodes: readonly Mail[] }).oobCodes;
}

/** A mail as one line for the terminal. Its link opens the page of the site, where the emulator's would open its own. */
export function mailLine({ email, newEmail, requestType, oobCode }: Mail, site: string): string {
  const page = requestType === 'PASSWORD_RESET' ? 'reset' : 'action';
  const link = `${site}/account/${page}?oobCode=${encodeURIComponent(oobCode)}`;
  return `${subjects[requestType]} ${newEmail ?? email}: ${link}`;
}

/** Prints each new mail of an auth emulator, until the program ends. */
export function printMails(emulator: string, site: string): void {
  const printed = new Set<string>();
  const look = async () => {
    for (const mail of await readMails(emulator).catch(() => [])) {
      if (!printed.has(mail.oobCode)) console.log(mailLine(mail, site));
      printed.add(mail.oobCode);
    }
  };
  setInterval(() => void look(), 1000).unref();
}
