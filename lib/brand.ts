import { accent as studioAccent } from '@/lib/content/studio';
import { accentTones, closedTones } from './accent';

/*
 * How the whole site looks: Tailwind's configuration, pages, manifest, icons and preview pictures read it from here.
 */

const { accent, bright, deep, onAccent } = accentTones(studioAccent);
const closed = closedTones(studioAccent);

/** The hue of the tones while the studio is closed (product 14.6), in degrees of OKLCH. */
export const closedHue = closed.hue;

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
  /** The accent while the studio is closed; at every hour the other colour: focus, streets of the map. */
  closed: { DEFAULT: closed.closed, bright: closed.bright, deep: closed.deep },
  danger: '#ff8a80',
  success: '#7fd6a4',
} as const;
