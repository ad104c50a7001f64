import { colours } from '@/lib/brand';

/** A colour as red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The colour roles that may hold a picture's place, as Tailwind names them. */
const roles = {
  ground: colours.ground,
  surface: colours.surface,
  raised: colours.raised,
  line: colours.line,
  'steel-deep': colours.steel.deep,
  'ember-deep': colours.ember.deep,
} as const;

/** The name of a placeholder colour. */
export type PlaceholderColour = keyof typeof roles;

/** How far apart two colours are, as the square of their distance in RGB; `hex` is a colour as `#rrggbb`. */
function distance(hex: string, colour: Rgb): number {
  return colour.reduce<number>((sum, part, at) => {
    const own = parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16);
    return sum + (own - part) ** 2;
  }, 0);
}

/** The role nearest to a colour: placeholders use classes, since the site's policy forbids inline styles. */
export function nearestPlaceholder(colour: Rgb): PlaceholderColour {
  const names = Object.keys(roles) as PlaceholderColour[];
  return names.reduce((best, name) =>
    distance(roles[name], colour) < distance(roles[best], colour) ? name : best,
  );
}
