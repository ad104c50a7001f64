import 'server-only';
import { colours, logoPaths } from '@/lib/brand';
import type { Area, Point, Sign, Street, studioMap } from '@/lib/content/map';
import { escapeXml } from '@/lib/seo/escape';

/** The parts of a map that are drawn. */
export type MapContent = Pick<
  typeof studioMap,
  'width' | 'height' | 'streets' | 'areas' | 'walk' | 'signs'
>;

const { ground, surface, raised, edge, text, muted, accent, steel } = colours;

/** How wide a street is, in the map's units. */
const breadth = 18;

const path = (points: readonly Point[]) => points.map(([x, y]) => `${x} ${y}`).join('L');

/** A line of text at a point, turned by `turn` degrees and moved down by `below`. */
const words = (name: string, [x, y]: Point, look: string, turn = 0, below = 0) =>
  name &&
  `<text transform="translate(${x} ${y}) rotate(${turn})" y="${below}" dy=".35em" ${look}>${escapeXml(name)}</text>`;

const middle = (points: readonly Point[]): Point => {
  const centre = (at: 0 | 1) => {
    const all = points.map((point) => point[at]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  return [centre(0), centre(1)];
};

const areaLooks: Readonly<Record<Area['kind'], string>> = {
  building: `fill="${raised}"`,
  studio: `fill="${raised}" stroke="${accent.DEFAULT}" stroke-width="1.5"`,
  yard: `fill="none" stroke="${edge}" stroke-dasharray="3 4"`,
};

function drawArea({ name = '', kind, points }: Area): string {
  const label = words(name, middle(points), `fill="${muted}" text-anchor="middle"`);
  return `<path d="M${path(points)}z" ${areaLooks[kind]}/>${label}`;
}

/** The name beside the longest stretch of a street, never upside down. */
function nameStreet({ name, points }: Street): string {
  const stretches = points
    .slice(1)
    .map((to, at) => ({
      from: points[at]!,
      to,
      length: Math.hypot(to[0] - points[at]![0], to[1] - points[at]![1]),
    }))
    .sort((one, other) => other.length - one.length);
  const [longest] = stretches;
  if (!longest) return '';
  const { from, to } = longest;
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const upright = turn >= 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn;
  return words(
    name,
    middle([from, to]),
    `fill="${steel.DEFAULT}" text-anchor="middle"`,
    Math.round(upright),
    breadth,
  );
}

function drawSign({ kind, name, at: [x, y], side }: Sign): string {
  const away = side === 'left' ? -1 : 1;
  const anchor = side === 'left' ? 'end' : 'start';
  const sign =
    kind === 'door'
      ? `<g transform="translate(${x - 12} ${y - 12}) scale(.375)"><circle cx="32" cy="32" r="38" fill="${ground}"/><path d="${logoPaths.ring}" fill="none" stroke="${accent.DEFAULT}" stroke-width="8.5"/><path d="${logoPaths.bolt}" fill="${text}"/></g>`
      : `<rect x="${x - 6}" y="${y - 6}" width="12" height="12" rx="3" fill="${steel.DEFAULT}"/>`;
  const look =
    kind === 'door' ? `fill="${text}" font-weight="700" font-size="17"` : `fill="${text}"`;
  return (
    sign +
    words(name, [x + away * (kind === 'door' ? 20 : 11), y], `${look} text-anchor="${anchor}"`)
  );
}

/** System fonts that look like the site's own, which an SVG picture cannot load. */
const faces =
  'Barlow Condensed,Avenir Next Condensed,Roboto Condensed,sans-serif-condensed,Bahnschrift SemiCondensed,Arial Narrow,DejaVu Sans Condensed,sans-serif';

/** The map as an SVG file of its own, in the site's look. */
export function drawMap({ width, height, streets, areas, walk, signs }: MapContent): string {
  const line = (points: readonly Point[]) => `<path d="M${path(points)}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="${faces}" font-size="14">`,
    `<rect width="${width}" height="${height}" fill="${surface}"/>`,
    `<g fill="none" stroke-linejoin="round"><g stroke="${steel.deep}" stroke-width="${breadth}">`,
    ...streets.map(({ points }) => line(points)),
    `</g>`,
    ...areas.map(drawArea),
    `<g stroke="${accent.DEFAULT}" stroke-width="2.5" stroke-linecap="round" stroke-dasharray="0 6">${line(walk)}</g></g>`,
    ...streets.map(nameStreet),
    ...signs.map(drawSign),
    '</svg>\n',
  ].join('');
}
