import { accent as studioAccent } from '@/lib/content/studio';
import { accentTones, closedTones } from './accent';
import { palette } from './palette';

/* How the whole site looks, with the tones of the studio's accent: pages, manifest, icons and preview pictures read it from here. */

const { accent, bright, deep, onAccent } = accentTones(studioAccent);
const closed = closedTones(studioAccent);

/** The colour roles, as `#rrggbb`. */
export const colours = {
  ...palette,
  accent: { DEFAULT: accent, bright, deep },
  'on-accent': onAccent,
  /** The accent while the studio is closed; at every hour the other colour: focus, streets of the map. */
  closed: { DEFAULT: closed.closed, bright: closed.bright, deep: closed.deep },
} as const;

const tones = {
  accent,
  'accent-bright': bright,
  // At 40 %.
  'accent-glow': `${accent}66`,
  'on-accent': onAccent,
  closed: closed.closed,
  'closed-bright': closed.bright,
  'closed-deep': closed.deep,
  // The hue of these (product 14.6), in degrees of OKLCH.
  'closed-hue': `${Math.round(closed.hue)}deg`,
} as const;

const properties = Object.entries(tones).map(([name, value]) => `--${name}:${value}`);

/**
 * The tones as custom properties, for a style in the head of every page: Tailwind's configuration makes classes of them. The selector
 * is weaker than that of app/light.css, which gives the accent its closed tones.
 */
export const toneStyle = `html{${properties.join(';')}}`;
