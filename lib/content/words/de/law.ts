/** Words that the law pages share. */
export const lawTexts = {
  sample:
    'Diese Seite ist ein Muster. Was in eckigen Klammern steht, weiß nur das Studio: Bitte vor der Veröffentlichung ausfüllen und prüfen lassen.',
  changed: 'Zuletzt geändert',
  /** The name of the links in the last line of the footer, for screen readers. */
  navigation: 'Rechtliches',
} as const;
