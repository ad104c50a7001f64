import { providers } from '@/lib/providers';
import type { AuthPageTexts, FormTexts } from '../en/auth';

/** The messages of the forms (product 5 and 8). */
export const messages = {
  emailInvalid: 'Bitte gib eine gültige E-\u2060Mail-Adresse ein',
  emailRequired: 'Die E-\u2060Mail-Adresse fehlt',
  passwordRequired: 'Das Passwort fehlt',
  passwordShort: 'Das Passwort ist zu kurz',
  passwordLong: 'Das Passwort hat mehr als 128 Zeichen',
  passwordWithoutCapital: 'Das Passwort braucht einen Großbuchstaben',
  confirmationRequired: 'Wiederhole das Passwort',
  passwordMismatched: 'Die Passwörter stimmen nicht überein',
  wrongPassword: 'Falsches Passwort',
  emailInUse: 'Zu dieser Adresse gibt es schon ein Konto',
  accountCreated: 'Du bist registriert',
} as const;

/**
 * The messages for the provider's errors on both forms, by code. A code that is not here has the provider's own words, which
 * are English (product 8).
 */
export const providerErrors: Readonly<Record<string, string>> = {
  'expired-action-code': 'Dieser Link ist abgelaufen.',
  'internal-error': 'Beim Anmeldedienst ist etwas schiefgegangen. Versuch es noch einmal.',
  'invalid-action-code': 'Dieser Link wurde schon benutzt oder ist unvollständig.',
  'invalid-email': 'Bitte gib eine gültige E-\u2060Mail-Adresse ein.',
  'invalid-user-token': 'Deine Anmeldung gilt nicht mehr. Melde dich noch einmal an.',
  'network-request-failed':
    'Keine Verbindung zum Anmeldedienst. Prüfe deine Internetverbindung und versuch es noch einmal.',
  'operation-not-allowed': 'Das geht bei uns leider nicht. Bitte frag nach.',
  'password-does-not-meet-requirements': 'Das Passwort erfüllt unsere Regeln nicht.',
  'popup-blocked':
    'Dein Browser hat das Fenster für die Anmeldung blockiert. Erlaube es und versuch es noch einmal.',
  timeout: 'Der Anmeldedienst antwortet nicht. Versuch es noch einmal.',
  'too-many-requests':
    'Das waren zu viele Versuche. Warte ein paar Minuten und versuch es dann noch einmal.',
  'unauthorized-domain':
    'Unter dieser Webadresse kannst du dich nicht anmelden. Sag uns bitte Bescheid.',
  'user-disabled': 'Dieses Konto ist gesperrt. Bitte frag bei uns nach.',
  'user-not-found': 'Zu dieser Adresse gibt es kein Konto.',
  'user-token-expired': 'Du wurdest abgemeldet. Melde dich noch einmal an.',
  'weak-password': 'Das Passwort ist zu schwach. Nimm ein längeres.',
};

/** What both forms say. */
export const authTexts = {
  email: 'E-Mail',
  password: 'Passwort',
  confirmation: 'Passwort wiederholen',
  /** On the button that shows or hides a password; its accessible names begin with them (WCAG 2.2, 2.5.3). */
  show: 'Anzeigen',
  hide: 'Verbergen',
  passwordToggle: { show: 'Anzeigen: Passwort', hide: 'Verbergen: Passwort' },
  confirmationToggle: {
    show: 'Anzeigen: wiederholtes Passwort',
    hide: 'Verbergen: wiederholtes Passwort',
  },
  capsLock: 'Die Feststelltaste ist an',
  /** Beside "Wrong Password" where the provider does not say whether the e-mail or the password is wrong. */
  emailDoubt: 'Vielleicht stimmt auch die Adresse nicht.',
  /** At the password meanwhile: an account made in a provider's window has none. */
  checkPassword: (providers: string) =>
    providers
      ? `Prüfe es oder melde dich mit ${providers} an, wenn du dich damit registriert hast.`
      : 'Prüfe es.',
  /** Beside "Email already in use". */
  emailKnown: (providers: string) =>
    providers ? `Melde dich an oder mach mit ${providers} weiter.` : 'Melde dich damit an.',
  /** After a correct password that the project's password policy no longer allows. */
  passwordOutdated: 'Unsere Regeln für Passwörter sind strenger geworden: Leg ein neues fest.',
  /** At the field that another message of the provider is about. */
  emailRefused: 'Diese Adresse wird nicht angenommen. Prüfe sie.',
  passwordRefused: 'Dieses Passwort wird nicht angenommen. Nimm ein anderes.',
  tooOften: 'Das waren zu viele Versuche. Warte ein paar Minuten und versuch es dann noch einmal.',
  providerFailed:
    'Das hat nicht geklappt. An deiner Eingabe liegt es nicht: Versuch es gleich noch einmal.',
  forgotten: 'Passwort vergessen?',
  divider: 'oder',
  continueWith: (provider: string) => `Weiter mit ${provider}`,
  alternatives: (names: readonly string[]) => names.join(' oder '),
  /** Where a provider's window has not answered for a while. */
  silentWindow: (provider: string) =>
    `Wir warten noch auf ${provider}. Vielleicht ist das Fenster leer, blockiert oder verdeckt: Schließ es und versuch es noch einmal, oder mach mit E-\u2060Mail und Passwort weiter.`,
  /** After a sign-up, once the provider has been asked for the mail that confirms the e-mail. */
  mailSent:
    'Wir haben dir eine Mail geschickt. Öffne den Link darin und bestätige so deine Adresse.',
  accountDisabled: 'Dieses Konto ist gesperrt. Bitte frag bei uns nach.',
  /** A provider that is not trusted with the e-mail of an account that is there. */
  anotherWay: 'Zu deiner Adresse gibt es schon ein Konto. Melde dich so an wie bisher.',
  leaving: 'Du bist angemeldet. Einen Moment bitte.',
  unavailable:
    'Die Anmeldung ist gerade nicht erreichbar. Prüfe deine Internetverbindung und versuch es noch einmal.',
  recaptcha: (providers: string) =>
    `Die Anmeldung mit E-\u2060Mail und Passwort verlangt eine reCAPTCHA-Prüfung, die es hier nicht gibt. ${providers ? `Mach mit ${providers} weiter oder sag` : 'Bitte sag'} uns Bescheid.`,
  signedInAs: 'Du bist angemeldet als',
  onward: 'Weiter',
} as const;

export type { FormTexts };

/** The login form (product 2.8). */
export const loginTexts: FormTexts = {
  action: 'Anmelden',
  busy: 'Anmeldung läuft …',
  other: { question: (studio: string) => `Neu bei ${studio}?`, link: 'Registrieren' },
};

/** The sign-up form (product 2.9). */
export const signUpTexts: FormTexts = {
  action: 'Registrieren',
  busy: 'Registrierung läuft …',
  other: { link: 'Schon registriert?' },
};

/** The rule for a new password, shown before anything is typed. */
export const passwordHint = 'Mindestens 7 Zeichen, davon ein Großbuchstabe.';

/** The texts in place of the providers' buttons in an embedded browser. */
export const embeddedTexts = {
  /** Why there is no button, and the way out: to open this page in a browser, or to copy its address into one. */
  why: (providers: string, app = 'anderen Apps', canOpen: boolean) =>
    `${providers} lässt in ${app} keine Anmeldung zu. ` +
    `Mach mit E-\u2060Mail und Passwort weiter oder ${canOpen ? 'öffne diese Seite im' : 'kopiere den Link in deinen'} Browser.`,
  open: 'Im Browser öffnen',
  copy: 'Link kopieren',
  copied: 'Kopiert',
} as const;

export type { AuthPageTexts };

const own = providers.map(({ name }) => name);

/** The names of the providers for a sentence, as alternatives; empty where there are none. */
export const providerNames: string = authTexts.alternatives(own);
const orProviders = providerNames && ` oder mit ${providerNames}`;
const kept = ['E-Mail', 'Passwort', ...own, 'deine Daten'];

/** The login page (product 2.8). */
export const loginPage: AuthPageTexts = {
  title: 'Anmelden',
  description: `Melde dich bei {name} mit E-Mail und Passwort${providerNames && ` oder mit deinem ${providerNames}-Konto`} an.`,
  lead: 'Schön, dass du wieder da bist.',
  preview: { title: 'Anmelden', line: `Mit E-Mail und Passwort${orProviders}.` },
};

/** The sign-up page (product 2.9). */
export const signUpPage: AuthPageTexts = {
  title: 'Registrieren',
  description: `Registriere dich bei {name} mit E-Mail und Passwort${orProviders}.`,
  lead: 'Zum Buchen brauchst du kein Konto. Mit Konto steht deine Adresse gleich in der Buchung, und „Meine Woche“ gehört auf diesem Gerät dir allein.',
  preview: { title: 'Registrieren', line: `Mit E-Mail und Passwort${orProviders}.` },
};

/** What a form says where it cannot work. */
export const withoutScript =
  'Dieses Formular braucht JavaScript. In diesem Browser ist es abgeschaltet.';

const accountWithoutScript =
  'Diese Seite braucht JavaScript. In diesem Browser ist es abgeschaltet.';

/** The page that sends the mail for a forgotten password. */
export const forgotPage: AuthPageTexts = {
  title: 'Passwort vergessen',
  description:
    'Lass dir einen Link schicken, mit dem du ein neues Passwort für dein Konto bei {name} festlegst.',
  lead: 'Gib deine E-\u2060Mail-Adresse ein, und wir schicken dir einen Link für ein neues Passwort.',
  withoutScript: accountWithoutScript,
};

/** The page that a mail for a forgotten password leads to. */
export const resetPage: AuthPageTexts = {
  title: 'Neues Passwort',
  description:
    'Leg mit dem Link aus unserer Mail ein neues Passwort für dein Konto bei {name} fest.',
  withoutScript: accountWithoutScript,
};

/** The page that all other mails of the account lead to. */
export const actionPage: AuthPageTexts = {
  title: 'Link aus deiner Mail',
  description:
    'Hier erledigst du, worum es in der Mail von {name} geht, etwa deine Adresse zu bestätigen.',
  withoutScript: accountWithoutScript,
};

/** The account's own page. */
export const accountPage: AuthPageTexts = {
  title: 'Dein Konto',
  description: `Hier siehst und änderst du, was zu deinem Konto bei {name} gehört: ${kept.join(', ')}.`,
  lead: 'Was wir über dich speichern und was du daran ändern kannst.',
  withoutScript: accountWithoutScript,
};
