import { demoProject } from '@/lib/auth/config';

/** An email that the auth emulator would have sent, with the emulator's field names. */
export interface Email {
  readonly email: string;
  /** The new address, if the email is about a change of address. */
  readonly newEmail?: string;
  readonly requestType: keyof typeof instructions;
  readonly oobCode: string;
  readonly oobLink: string;
}

const instructions = {
  VERIFY_EMAIL: 'Confirm',
  VERIFY_AND_CHANGE_EMAIL: 'Confirm',
  RECOVER_EMAIL: 'Change the email back to',
  PASSWORD_RESET: 'Choose a new password for',
} as const;

/** Returns the emulator's emails whose links haven't been used, oldest first. */
export async function readEmails(emulator: string): Promise<readonly Email[]> {
  const response = await fetch(`${emulator}/emulator/v1/projects/${demoProject}/oobCodes`);
  return ((await response.json()) as { oobCodes: readonly Email[] }).oobCodes;
}

/**
 * Formats an email as one line for the terminal. The link opens the site instead of the emulator's
 * page.
 */
export function emailLine({ email, newEmail, requestType, oobCode }: Email, site: string): string {
  const link = `${site}/account/action?oobCode=${encodeURIComponent(oobCode)}`;
  return `${instructions[requestType]} ${newEmail ?? email}: ${link}`;
}

/** Prints the emulator's emails as they arrive, because the emulator doesn't send any. */
export function printEmails(emulator: string, site: string): void {
  console.log('Emails are printed here instead of being sent.');
  const printed = new Set<string>();
  const printNew = async () => {
    for (const email of await readEmails(emulator).catch(() => [])) {
      if (!printed.has(email.oobCode)) console.log(emailLine(email, site));
      printed.add(email.oobCode);
    }
  };
  setInterval(() => void printNew(), 1000).unref();
}
