/**
 * The colours of the site, as `#rrggbb`: pages, manifest, icons and preview pictures read them from here. Their contrast is noted in
 * tailwind.config.ts, which makes them classes.
 */
export const palette = {
  ground: '#0a0b0d',
  surface: '#121417',
  raised: '#1a1d21',
  line: '#2a2e34',
  edge: '#6d7681',
  text: '#f4f1ec',
  muted: '#a8b0b9',
  /** Lighter than `muted`: for words on a preview picture, which is often seen small. */
  'muted-on-picture': '#c3c9d0',
  /** In the place of a picture that is not loaded yet. */
  placeholder: '#120c09',
  'placeholder-off': '#0b0e13',
  danger: '#ff8a80',
  success: '#7fd6a4',
  accent: { DEFAULT: '#ff6a1a', bright: '#ff894a', deep: '#b84c13' },
  'on-accent': '#160902',
} as const;
