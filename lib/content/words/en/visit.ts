/** The words around the map. */
export const mapTexts = {
  open: 'Open the map',
  copy: { label: 'Copy the address', done: 'Copied' },
} as const;
