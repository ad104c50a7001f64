import { providers } from '@/lib/providers';
import type { AuthPageTexts, FormTexts } from '../en/auth';

/** The messages of the forms (product 5 and 8). */
export const messages = {
  emailInvalid: 'Bitte gib eine gültige E-Mail an',
  emailRequired: 'E-Mail fehlt',
  passwordRequired: 'Passwort fehlt',
  passwordShort: 'Passwort zu kurz',
  passwordLong: 'Passwort länger als 128 Zeichen',
  passwordWithoutCapital: 'Das Passwort braucht einen Großbuchstaben',
  confirmationRequired: 'Wiederhole das Passwort',
  passwordMismatched: 'Die Passwörter stimmen nicht überein',
  wrongPassword: 'Falsches Passwort',
  emailInUse: 'Diese E-Mail hat schon ein Konto',
  accountCreated: 'Konto angelegt',
} as const;

/**
 * The messages for the provider's errors on both forms, by code. A code that is not here has the provider's own words, which
 * are English (product 8).
 */
export const providerErrors: Readonly<Record<string, string>> = {
  'expired-action-code': 'Dieser Link ist abgelaufen.',
  'internal-error': 'Beim Anmeldedienst ist etwas schiefgegangen. Versuch es noch einmal.',
  'invalid-action-code': 'Dieser Link wurde schon benutzt oder ist nicht vollständig.',
  'invalid-email': 'Bitte gib eine gültige E-Mail an.',
  'invalid-user-token': 'Deine Anmeldung gilt nicht mehr. Melde dich noch einmal an.',
  'network-request-failed':
    'Keine Verbindung zum Anmeldedienst. Prüfe dein Netz und versuch es noch einmal.',
  'operation-not-allowed': 'Das bietet das Studio nicht an. Bitte frag uns.',
  'password-does-not-meet-requirements': 'Das Passwort erfüllt die Regeln des Studios nicht.',
  'popup-blocked':
    'Dein Browser hat das Fenster für die Anmeldung blockiert. Erlaube es und versuch es noch einmal.',
  timeout: 'Der Anmeldedienst antwortet nicht. Versuch es noch einmal.',
  'too-many-requests':
    'Das waren zu viele Versuche in kurzer Zeit. Warte ein paar Minuten und versuch es dann noch einmal.',
  'unauthorized-domain':
    'Von dieser Adresse aus kann man sich nicht anmelden. Sag bitte dem Studio Bescheid.',
  'user-disabled': 'Dieses Konto ist gesperrt. Bitte frag das Studio.',
  'user-not-found': 'Zu dieser E-Mail gibt es kein Konto.',
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
  emailDoubt: 'Auch die E-Mail kann falsch sein.',
  /** At the password meanwhile: an account made in a provider's window has none. */
  checkPassword: (providers: string) =>
    providers
      ? `Prüfe es, oder melde dich mit ${providers} an, wenn du dich damit registriert hast.`
      : 'Prüfe es.',
  /** Beside "Email already in use". */
  emailKnown: (providers: string) =>
    providers ? `Melde dich an oder fahre mit ${providers} fort.` : 'Melde dich damit an.',
  /** After a correct password that the project's password policy no longer allows. */
  passwordOutdated: 'Die Regeln für Passwörter haben sich geändert: Setze deines zurück.',
  /** At the field that another message of the provider is about. */
  emailRefused: 'Diese E-Mail wurde nicht angenommen. Prüfe sie.',
  passwordRefused: 'Dieses Passwort wurde nicht angenommen. Nimm ein anderes.',
  tooOften: 'Das waren zu viele Versuche. Warte ein paar Minuten und versuch es dann noch einmal.',
  providerFailed:
    'Beim Anmelden gab es ein Problem, nicht durch deine Eingabe. Versuch es gleich noch einmal.',
  forgotten: 'Passwort vergessen?',
  divider: 'oder',
  continueWith: (provider: string) => `Weiter mit ${provider}`,
  alternatives: (names: readonly string[]) => names.join(' oder '),
  /** Where a provider's window has not answered for a while. */
  silentWindow: (provider: string) =>
    `Wir warten noch auf ${provider}. Das Fenster ist vielleicht leer, blockiert oder hinter diesem: Schließe es und versuch es noch einmal, oder nimm deine E-Mail.`,
  /** After a sign-up, once the provider has been asked for the mail that confirms the e-mail. */
  mailSent: 'E-Mail geschickt: Öffne den Link darin und bestätige deine Adresse.',
  accountDisabled: 'Dieses Konto ist gesperrt. Bitte frag das Studio.',
  /** A provider that is not trusted with the e-mail of an account that is there. */
  anotherWay: 'Zu deiner E-Mail gibt es schon ein Konto. Melde dich so an wie bisher.',
  leaving: 'Du bist angemeldet. Einen Moment, bitte.',
  unavailable:
    'Die Anmeldung ist gerade nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.',
  recaptcha: (providers: string) =>
    `Die Anmeldung per E-Mail verlangt eine reCAPTCHA-Prüfung, die es auf dieser Seite nicht gibt. ${providers ? `Fahre mit ${providers} fort oder sag` : 'Bitte sag'} dem Studio Bescheid.`,
  signedInAs: 'Du bist angemeldet als',
  onward: 'Weiter',
} as const;

export type { FormTexts };

/** The login form (product 2.8). */
export const loginTexts: FormTexts = {
  action: 'Anmelden',
  busy: 'Anmeldung läuft …',
  other: { question: (studio: string) => `Neu bei ${studio}?`, link: 'Konto anlegen' },
};

/** The sign-up form (product 2.9). */
export const signUpTexts: FormTexts = {
  action: 'Registrieren',
  busy: 'Dein Konto wird angelegt …',
  other: { link: 'Du hast schon ein Konto?' },
};

/** The rule for a new password, shown before anything is typed. */
export const passwordHint = 'Mindestens 7 Zeichen, davon ein Großbuchstabe.';

/** The texts in place of the providers' buttons in an embedded browser. */
export const embeddedTexts = {
  /** Why there is no button, and the way out: to open this page in a browser, or to copy its address into one. */
  why: (providers: string, app = 'anderen Apps', canOpen: boolean) =>
    `${providers} erlaubt keine Anmeldung in ${app}. ` +
    `Nimm hier deine E-Mail, oder ${canOpen ? 'öffne diese Seite in deinem' : 'kopiere den Link in deinen'} Browser.`,
  open: 'Im Browser öffnen',
  copy: 'Link kopieren',
  copied: 'Kopiert',
} as const;

export type { AuthPageTexts };

const own = providers.map(({ name }) => name);

/** The names of the providers for a sentence, as alternatives; empty where there are none. */
export const providerNames: string = authTexts.alternatives(own);
const orProviders = providerNames && `, oder mit ${providerNames}`;
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
  description: `Lege dein Konto bei {name} an, mit E-Mail und Passwort${providerNames && ` oder mit ${providerNames}`}.`,
  lead: 'Buchen geht ohne Konto. Mit Konto steht deine E-Mail in deinen Buchungen, und du hast auf diesem Gerät eine eigene Woche.',
  preview: { title: 'Konto anlegen', line: `Mit E-Mail und Passwort${orProviders}.` },
};

/** What a form says where it cannot work. */
export const withoutScript =
  'Die Anmeldung braucht JavaScript, das in diesem Browser abgeschaltet ist.';

const accountWithoutScript =
  'Diese Seite braucht JavaScript, das in diesem Browser abgeschaltet ist.';

/** The page that sends the mail for a forgotten password. */
export const forgotPage: AuthPageTexts = {
  title: 'Passwort vergessen',
  description:
    'Lass dir einen Link schicken, mit dem du ein neues Passwort für dein Konto bei {name} festlegst.',
  lead: 'Sag uns deine E-Mail, und wir schicken dir einen Link für ein neues Passwort.',
  withoutScript: accountWithoutScript,
};

/** The page that a mail for a forgotten password leads to. */
export const resetPage: AuthPageTexts = {
  title: 'Neues Passwort',
  description:
    'Lege mit dem Link aus deiner E-Mail ein neues Passwort für dein Konto bei {name} fest.',
  withoutScript: accountWithoutScript,
};

/** The page that all other mails of the account lead to. */
export const actionPage: AuthPageTexts = {
  title: 'Link aus deiner E-Mail',
  description:
    'Schließe ab, wofür der Link in einer E-Mail von {name} steht, etwa die Bestätigung deiner Adresse.',
  withoutScript: accountWithoutScript,
};

/** The account's own page. */
export const accountPage: AuthPageTexts = {
  title: 'Dein Konto',
  description: `Sieh und ändere, was zu deinem Konto bei {name} gehört: ${kept.join(', ')}.`,
  lead: 'Was wir über dich speichern, und alles, was du ändern kannst.',
  withoutScript: accountWithoutScript,
};
