import type { ActionTexts } from '../en/account';
import { messages, providerErrors } from './auth';
import { language } from './frame';

/** A date in the visitor's time zone, unlike the studio's days and hours (lib/services/format). */
const day = (date: Date) => date.toLocaleDateString(language, { dateStyle: 'long' });

/** What the account's page says (product 2.13). */
export const accountTexts = {
  /** While a page does not know yet who its visitor is, or what the link of a mail is worth. */
  checking: 'Wird geprüft …',
  signedOut: 'Du bist abgemeldet. Melde dich an, um dein Konto zu sehen.',
  cancel: 'Abbrechen',
  busy: 'Einen Moment …',
  /** When the provider asks the user to re-authenticate. */
  proof: {
    password:
      'Du hast dich vor einer Weile angemeldet. Gib zur Sicherheit auch dein aktuelles Passwort ein.',
    window: (name: string) =>
      `Du hast dich vor einer Weile angemeldet. Bestätige zur Sicherheit auch bei ${name}, dass du es bist.`,
    /** While its window is silent: it may have been closed, which is reported only seconds later. */
    silent: (name: string) =>
      `Wir warten auf ${name}. Hast du das Fenster geschlossen? Dann versuch es noch einmal.`,
    /** Where neither is possible, above the link for a forgotten password. */
    none: 'Dafür brauchen wir dein Passwort: So wissen wir, dass du es bist. Hast du noch keins, schicken wir dir über den Link unten eine Mail, mit der du eins festlegst. Melde dich damit an und komm dann hierher zurück.',
    current: 'Aktuelles Passwort',
    toggle: { show: 'Anzeigen: aktuelles Passwort', hide: 'Verbergen: aktuelles Passwort' },
  },
  email: {
    title: 'E-Mail',
    confirmed: 'Bestätigt',
    unconfirmed: 'Noch nicht bestätigt: Öffne den Link in unserer Mail.',
    again: 'Noch einmal senden',
    sent: 'Gesendet. Schau auch im Spam-Ordner nach.',
    change: 'Adresse ändern',
    field: 'Neue Adresse',
    action: 'Link senden',
    waiting:
      'Deine bisherige Adresse gilt, bis du den Link öffnest, den wir an die neue geschickt haben:',
  },
  password: {
    title: 'Passwort',
    has: 'Du meldest dich mit E-\u2060Mail und Passwort an.',
    none: 'Noch keins festgelegt.',
    change: 'Passwort ändern',
    first: 'Passwort festlegen',
    field: 'Neues Passwort',
    action: 'Passwort speichern',
    done: 'Passwort geändert',
    firstDone: 'Passwort festgelegt',
  },
  provider: {
    linked: (email: string) => (email ? `Verknüpft: ${email}` : 'Verknüpft'),
    notLinked: (name: string) =>
      `Nicht verknüpft. Mit der Verknüpfung kannst du dich auch über ${name} anmelden.`,
    only: 'Das ist dein einziger Zugang. Leg zuerst ein Passwort fest, dann kannst du die Verknüpfung lösen.',
    link: (name: string) => `${name} verknüpfen`,
    unlink: (name: string) => `Verknüpfung mit ${name} lösen`,
    linkedNow: (name: string) => `${name} verknüpft`,
    unlinkedNow: (name: string) => `Verknüpfung mit ${name} gelöst`,
  },
  week: 'Meine Woche',
  data: {
    title: 'Deine Daten',
    since: (date: Date | undefined) => (date ? `Dein Konto besteht seit dem ${day(date)}.` : ''),
    about: 'Die Datei enthält alles, was unser Anmeldedienst über dich speichert.',
    download: 'Meine Daten herunterladen',
    /** Its name; `slug` is that of the studio. */
    file: (slug: string) => `${slug}-konto.json`,
  },
  device: {
    title: 'Dieses Gerät',
    about: 'Du bleibst hier angemeldet, bis du dich abmeldest.',
  },
  deletion: {
    title: 'Konto löschen',
    about: 'Löscht dein Konto für immer.',
    open: 'Mein Konto löschen',
    what: 'Dein Konto wird sofort gelöscht, mit deiner Adresse und allen Zugängen, und du wirst auf allen Geräten abgemeldet. Das lässt sich nicht rückgängig machen. Deine Buchungen bleiben bestehen: Sag uns Bescheid, wenn du nicht kommst.',
    word: 'Gib zur Bestätigung LÖSCHEN ein',
    action: 'Endgültig löschen',
    done: 'Dein Konto ist gelöscht',
  },
} as const;

/** The form that sends the mail for a forgotten password. */
export const forgotTexts = {
  action: 'Link senden',
  busy: 'Wird gesendet …',
  back: 'Zurück zur Anmeldung',
  /** Above the address that was typed. The same whether or not there is an account. */
  sent: 'Gibt es zu dieser Adresse ein Konto, ist ein Link unterwegs an:',
  lasts: 'Der Link gilt eine Stunde. Nur der neueste funktioniert.',
  noMail: 'Keine Mail bekommen?',
  hints: [
    'Manchmal dauert es ein paar Minuten. Schau auch im Spam-Ordner nach.',
    'Prüfe die Adresse oben: Meistens ist es ein Tippfehler.',
  ],
  /** One more, where there are providers. */
  joined: (providers: string) =>
    `Du hast dich mit ${providers} registriert? Dann brauchst du kein Passwort: Melde dich mit ${providers} an.`,
  again: 'Noch einmal oder an eine andere Adresse senden',
} as const;

/** The form that sets a new password by a mail's link. */
export const resetTexts = {
  lead: 'Wähle ein neues Passwort. Es gilt dann auf allen deinen Geräten.',
  action: 'Passwort festlegen',
  busy: 'Passwort wird festgelegt …',
  account: 'Für das Konto von',
  done: 'Neues Passwort festgelegt. Melde dich damit an.',
  again: 'Neuen Link anfordern',
  refusedHint: 'Fordere einen neuen Link an. Nur der neueste funktioniert.',
} as const;

export type { ActionTexts };

/** The links of the other mails, by the provider's name for what they are for (`ActionCodeOperation`). */
export const actions: Readonly<Record<string, ActionTexts>> = {
  VERIFY_EMAIL: { action: 'Adresse bestätigen', done: 'Danke, deine Adresse ist bestätigt:' },
  VERIFY_AND_CHANGE_EMAIL: {
    action: 'Adresse ändern',
    done: 'Geändert. Ab jetzt meldest du dich mit dieser Adresse an:',
  },
  RECOVER_EMAIL: {
    action: 'Änderung zurücknehmen',
    done: 'Zurückgenommen. Du meldest dich wieder mit dieser Adresse an:',
    warning:
      'Du hast deine Adresse nicht selbst geändert? Dann kennt vielleicht jemand dein Passwort. Leg ein neues fest.',
  },
};

/** The rest of the page of these links. */
export const actionTexts = {
  lead: 'Noch ein Klick, dann ist erledigt, worum es in der Mail geht.',
  busy: 'Einen Moment …',
  onward: 'Zu deinem Konto',
  /** Where the provider could not be asked about the link. */
  again: 'Noch einmal versuchen',
  newPassword: 'Neues Passwort festlegen',
  unknown: 'Dieser Link ist unvollständig. Kopiere den ganzen Link aus der Mail.',
  refusedHint:
    'Hast du ihn schon einmal geöffnet, ist alles erledigt. Wenn nicht, fordere auf deiner Kontoseite eine neue Mail an.',
} as const;

/** Messages of all pages of the account. */
export const accountMessages = {
  /** What has to be typed to delete an account that has no password. */
  deleteWord: 'LÖSCHEN',
  sameEmail: 'Das ist schon deine Adresse',
  wordMissing: 'Gib das Wort LÖSCHEN ein',
  unavailable:
    'Dein Konto ist gerade nicht erreichbar. Prüfe deine Internetverbindung und versuch es noch einmal.',
} as const;

/** The messages for the provider's errors on these pages, by code; others keep the provider's own words (product 10.9). */
export const accountErrors: Readonly<Record<string, string>> = {
  ...providerErrors,
  'credential-already-in-use':
    'Dieser Zugang gehört schon zu einem anderen Konto. Melde dich damit an oder wähle einen anderen.',
  'email-already-in-use': messages.emailInUse,
  'invalid-credential': messages.wrongPassword,
  'provider-already-linked': 'Das ist schon verknüpft.',
  'requires-recent-login': 'Melde dich ab und wieder an, dann versuch es noch einmal.',
  'user-mismatch': 'Das ist nicht das verknüpfte Konto. Wähle das richtige.',
  'user-not-found': 'Dieses Konto gibt es nicht mehr.',
  'wrong-password': messages.wrongPassword,
};
