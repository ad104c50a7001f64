import type { PlaceholderColour } from '@/lib/pictures/placeholderColours';

/** The background that holds a picture's place; written out, so that Tailwind finds the names. */
export const placeholderClasses: Readonly<Record<PlaceholderColour, string>> = {
  ground: 'bg-ground',
  surface: 'bg-surface',
  raised: 'bg-raised',
  line: 'bg-line',
  'steel-deep': 'bg-steel-deep',
  'ember-deep': 'bg-ember-deep',
};
