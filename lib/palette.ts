/**
 * The colours that every studio has, as `#rrggbb`; their contrast is noted in tailwind.config.ts, which makes them classes. That
 * file knows no studio: the tones of its accent reach the classes as custom properties (lib/brand).
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
  danger: '#ff8a80',
  success: '#7fd6a4',
} as const;
