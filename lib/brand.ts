import { accent as studioAccent } from '@/lib/content/studio';
import { accentTones } from './accent';

/*
 * How the whole site looks: Tailwind's configuration, pages, manifest, icons and preview pictures read it from here.
 */

const { accent, bright, deep, onAccent } = accentTones(studioAccent);

/** The colour roles, as `#rrggbb`; their contrast is noted in tailwind.config.ts, which makes them classes. */
export const colours = {
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
  accent: { DEFAULT: accent, bright, deep },
  'on-accent': onAccent,
  steel: { DEFAULT: '#7fb2d9', bright: '#a9cfee', deep: '#1f3446' },
  danger: '#ff8a80',
  success: '#7fd6a4',
} as const;
