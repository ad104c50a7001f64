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
    password: 'Deine Anmeldung liegt schon etwas zurück. Gib auch dein aktuelles Passwort ein.',
    window: (name: string) =>
      `Deine Anmeldung liegt schon etwas zurück. Bestätige die Änderung auch bei ${name}.`,
    /** While its window is silent: it may have been closed, which is reported only seconds later. */
    silent: (name: string) =>
      `Wir warten auf ${name}. Hast du das Fenster geschlossen? Dann versuch es noch einmal.`,
    /** Where neither is possible, above the link for a forgotten password. */
    none: 'Dafür brauchen wir dein Passwort, um sicher zu sein, dass du es bist. Hast du noch keines, bekommst du über den Link unten eine E-Mail, mit der du eines festlegst. Melde dich damit an und komm dann zurück.',
    current: 'Aktuelles Passwort',
    toggle: { show: 'Anzeigen: aktuelles Passwort', hide: 'Verbergen: aktuelles Passwort' },
  },
  email: {
    title: 'E-Mail',
    confirmed: 'Bestätigt',
    unconfirmed: 'Noch nicht bestätigt: Öffne den Link in unserer E-Mail.',
    again: 'Noch einmal senden',
    sent: 'Gesendet. Sieh auch im Spam-Ordner nach.',
    change: 'E-Mail ändern',
    field: 'Neue E-Mail',
    action: 'Link senden',
    waiting:
      'Öffne den Link, den wir an diese Adresse geschickt haben. Bis dahin bleibt deine E-Mail, wie sie ist:',
  },
  password: {
    title: 'Passwort',
    has: 'Du meldest dich mit E-Mail und Passwort an.',
    none: 'Du hast keines.',
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
      `Nicht verknüpft. Danach kannst du dich auch mit ${name} anmelden.`,
    only: 'Das ist dein einziger Zugang. Lege ein Passwort fest, bevor du die Verknüpfung löst.',
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
    about: 'Entfernt dein Konto für immer.',
    open: 'Mein Konto löschen',
    what: 'Deine E-Mail und alle deine Zugänge werden sofort gelöscht, und du wirst auf allen Geräten abgemeldet. Das lässt sich nicht rückgängig machen. Gebuchte Plätze bleiben gebucht: Sag dem Studio Bescheid, wenn du nicht kommst.',
    word: 'Tippe LÖSCHEN zur Bestätigung',
    action: 'Endgültig löschen',
    done: 'Dein Konto wurde gelöscht',
  },
} as const;

/** The form that sends the mail for a forgotten password. */
export const forgotTexts = {
  action: 'Link senden',
  busy: 'Wird gesendet …',
  back: 'Zurück zur Anmeldung',
  /** Above the address that was typed. The same whether or not there is an account. */
  sent: 'Wenn es zu dieser E-Mail ein Konto gibt, ist ein Link unterwegs an:',
  lasts: 'Der Link gilt eine Stunde. Nur der neueste funktioniert.',
  noMail: 'Keine E-Mail bekommen?',
  hints: [
    'Es kann ein paar Minuten dauern. Sieh auch im Spam-Ordner nach.',
    'Prüfe die Adresse oben. Meistens ist es ein Tippfehler.',
  ],
  /** One more, where there are providers. */
  joined: (providers: string) =>
    `Du hast dich mit ${providers} registriert? Dann brauchst du kein Passwort: Melde dich mit ${providers} an.`,
  again: 'Noch einmal oder an eine andere Adresse senden',
} as const;

/** The form that sets a new password by a mail's link. */
export const resetTexts = {
  lead: 'Wähle ein neues Passwort. Danach meldest du dich damit auf allen deinen Geräten an.',
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
  VERIFY_EMAIL: { action: 'Meine E-Mail bestätigen', done: 'Bestätigt. Das ist deine E-Mail:' },
  VERIFY_AND_CHANGE_EMAIL: {
    action: 'Meine E-Mail ändern',
    done: 'Geändert. Ab jetzt meldest du dich mit dieser E-Mail an:',
  },
  RECOVER_EMAIL: {
    action: 'Änderung meiner E-Mail zurücknehmen',
    done: 'Zurückgenommen. Du meldest dich wieder mit dieser E-Mail an:',
    warning:
      'Du hast sie nicht selbst geändert? Dann kennt vielleicht jemand dein Passwort. Lege ein neues fest.',
  },
};

/** The rest of the page of these links. */
export const actionTexts = {
  lead: 'Ein Klick, und erledigt ist, worum es in der E-Mail geht.',
  busy: 'Einen Moment …',
  onward: 'Zu deinem Konto',
  /** Where the provider could not be asked about the link. */
  again: 'Noch einmal versuchen',
  newPassword: 'Neues Passwort festlegen',
  unknown: 'Dieser Link ist nicht vollständig. Kopiere den ganzen Link aus der E-Mail.',
  refusedHint:
    'Wenn du ihn schon einmal geöffnet hast, ist alles erledigt. Wenn nicht, bekommst du auf deiner Kontoseite eine neue E-Mail.',
} as const;

/** Messages of all pages of the account. */
export const accountMessages = {
  /** What has to be typed to delete an account that has no password. */
  deleteWord: 'LÖSCHEN',
  sameEmail: 'Das ist schon deine E-Mail',
  wordMissing: 'Tippe das Wort LÖSCHEN',
  unavailable:
    'Dein Konto ist gerade nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.',
} as const;

/** The messages for the provider's errors on these pages, by code; others keep the provider's own words (product 10.9). */
export const accountErrors: Readonly<Record<string, string>> = {
  ...providerErrors,
  'credential-already-in-use':
    'Das gehört hier schon zu einem anderen Konto. Melde dich damit an oder wähle ein anderes.',
  'email-already-in-use': messages.emailInUse,
  'invalid-credential': messages.wrongPassword,
  'provider-already-linked': 'Das ist schon verknüpft.',
  'requires-recent-login': 'Melde dich ab, wieder an und versuch es dann noch einmal.',
  'user-mismatch': 'Das ist nicht das verknüpfte Konto. Wähle das richtige.',
  'user-not-found': 'Dieses Konto gibt es nicht mehr.',
  'wrong-password': messages.wrongPassword,
};
