/** The words around the map. */
export const mapTexts = {
  open: 'Karte öffnen',
  copy: { label: 'Adresse kopieren', done: 'Kopiert' },
} as const;
