/** A colour as red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The colour roles of `tailwind.config.ts` that may hold a picture's place; the test keeps the two in step. */
export const placeholderColours = {
  ground: [10, 11, 13],
  surface: [18, 20, 23],
  raised: [26, 29, 33],
  line: [42, 46, 52],
  'steel-deep': [31, 52, 70],
  'ember-deep': [184, 60, 0],
} as const satisfies Record<string, Rgb>;

/** The name of a placeholder colour. */
export type PlaceholderColour = keyof typeof placeholderColours;

/** The role nearest to a colour: placeholders use classes, since the site's policy forbids inline styles. */
export function nearestPlaceholder(colour: Rgb): PlaceholderColour {
  const distance = (placeholder: PlaceholderColour) =>
    placeholderColours[placeholder].reduce<number>(
      (sum, part, at) => sum + (part - (colour[at] ?? 0)) ** 2,
      0,
    );
  const names = Object.keys(placeholderColours) as PlaceholderColour[];
  return names.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}
