/**
 * The colors of pages, manifest, icons and preview images. tailwind.config.ts documents their
 * contrast.
 */
export const palette = {
  ground: '#0a0b0d',
  surface: '#121417',
  raised: '#1a1d21',
  line: '#2a2e34',
  edge: '#6d7681',
  text: '#f4f1ec',
  muted: '#b8bfc6',
  /** Lighter than `muted`, because previews are often shown small. */
  'muted-on-picture': '#c3c9d0',
  /** Shown behind a picture while it loads. */
  placeholder: '#0b0e13',
  danger: { DEFAULT: '#ff8a80', deep: '#2b1618' },
  success: '#7fd6a4',
  accent: { DEFAULT: '#ff6a1a', bright: '#ff894a', deep: '#b84c13' },
  'on-accent': '#160902',
} as const;
