import { providers } from '@/lib/auth/providers';
import * as studio from '@/lib/content/studio';
import type { AuthPageTexts } from '../en/authPages';
import { authTexts } from './auth';

export type { AuthPageTexts };

const own = providers.map(({ name }) => name);
const names = authTexts.alternatives(own);
const kept = ['E-Mail', 'Passwort', ...own, 'deine Daten'];

/** The login page (product 2.8). */
export const loginPage: AuthPageTexts = {
  title: 'Anmelden',
  description: `Melde dich bei ${studio.name} mit E-Mail und Passwort${names && ` oder mit deinem ${names}-Konto`} an.`,
  lead: 'Schön, dass du wieder da bist.',
};

/** The sign-up page (product 2.9). */
export const signUpPage: AuthPageTexts = {
  title: 'Registrieren',
  description: `Lege dein Konto bei ${studio.name} an, mit E-Mail und Passwort${names && ` oder mit ${names}`}.`,
  lead: 'Deine Buchungen tragen deine E-Mail, und die Kurse, die du dir merkst, kennt nur dieses Gerät.',
};

/** What a form says where it cannot work. */
export const withoutScript =
  'Die Anmeldung braucht JavaScript, das in diesem Browser abgeschaltet ist.';

const accountWithoutScript =
  'Diese Seite braucht JavaScript, das in diesem Browser abgeschaltet ist.';

/** The page that sends the mail for a forgotten password. */
export const forgotPage: AuthPageTexts = {
  title: 'Passwort vergessen',
  description: `Lass dir einen Link schicken, mit dem du ein neues Passwort für dein Konto bei ${studio.name} festlegst.`,
  lead: 'Sag uns deine E-Mail, und wir schicken dir einen Link für ein neues Passwort.',
  withoutScript: accountWithoutScript,
};

/** The page that a mail for a forgotten password leads to. */
export const resetPage: AuthPageTexts = {
  title: 'Neues Passwort',
  description: `Lege mit dem Link aus deiner E-Mail ein neues Passwort für dein Konto bei ${studio.name} fest.`,
  withoutScript: accountWithoutScript,
};

/** The page that all other mails of the account lead to. */
export const actionPage: AuthPageTexts = {
  title: 'Link aus deiner E-Mail',
  description: `Schließe ab, wofür der Link in einer E-Mail von ${studio.name} steht, etwa die Bestätigung deiner Adresse.`,
  withoutScript: accountWithoutScript,
};

/** The account's own page. */
export const accountPage: AuthPageTexts = {
  title: 'Dein Konto',
  description: `Sieh und ändere, was zu deinem Konto bei ${studio.name} gehört: ${kept.join(', ')}.`,
  lead: 'Was wir über dich speichern, und alles, was du ändern kannst.',
  withoutScript: accountWithoutScript,
};
