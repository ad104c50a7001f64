/** How one master is cut and at which widths it is shown. */
interface Recipe {
  /** Widths in pixels, ascending: what the page shows at 1, 1.5, 2 and 3 device pixels. */
  readonly widths: readonly number[];
  /** The upright crop for phones: 4 wide, 5 high, as tall as the master. */
  readonly portrait?: {
    /** Where its middle lies, 0 (left) to 1 (right): on the object. */
    readonly focus: number;
    readonly widths: readonly number[];
  };
}

/** Width divided by height of the upright crop. */
export const portraitRatio = 4 / 5;

const hero = (focus: number): Recipe => ({
  widths: [768, 1080, 1440, 1920, 2400],
  portrait: { focus, widths: [360, 480, 720, 960] },
});

const recipes: Readonly<Record<string, Recipe>> = {
  'hero-kettlebells': hero(0.8),
  'hero-barbell': hero(0.78),
  'hero-heavy-bag': hero(0.735),
  coach: { widths: [320, 480, 640, 960] },
  '404': { widths: [480, 800, 1200, 1600] },
};

/** Service pictures, and any master an owner adds: 300 px wide on a card (spec 9), larger on a details page. */
const card: Recipe = { widths: [300, 450, 600, 900, 1200] };

/** The recipe of a master by its file name without extension. */
export function recipeFor(name: string): Recipe {
  return recipes[name] ?? card;
}
