import { studioMap } from '@/lib/content/map';
import { mark } from '@/lib/content/mark';
import { name as studioName } from '@/lib/content/studio';
import type { Area, Point, Sign, Street } from '@/lib/schemas';

/** The width of a street in map units. */
const streetWidth = 18;

const line = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

function middle(points: readonly Point[]): Point {
  const center = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [center(points.map(([x]) => x)), center(points.map(([, y]) => y))];
}

/**
 * Returns the midpoint of a street's longest segment, and the angle, in degrees, at which the
 * street's name is readable along it.
 */
function longestSegment(points: readonly Point[]) {
  const [longest] = points
    .slice(1)
    .map((to, index) => [points[index]!, to] as const)
    .map(([from, to]) => ({ from, to, across: to[0] - from[0], down: to[1] - from[1] }))
    .sort((a, b) => Math.hypot(b.across, b.down) - Math.hypot(a.across, a.down));
  if (!longest) return undefined;
  const { from, to, across, down } = longest;
  const rotation = Math.round((Math.atan2(down, across) * 180) / Math.PI);
  return {
    at: middle([from, to]),
    rotation: rotation >= 90 ? rotation - 180 : rotation <= -90 ? rotation + 180 : rotation,
  };
}

function StreetName({ name, points }: Street) {
  const segment = longestSegment(points);
  if (!name || !segment) return null;
  const { at, rotation } = segment;
  return (
    <text
      transform={`translate(${at.join(' ')}) rotate(${rotation})`}
      y={streetWidth}
      dy=".35em"
      textAnchor="middle"
      className="fill-muted"
    >
      {name}
    </text>
  );
}

const areaStyles: Readonly<Record<Area['kind'], string>> = {
  building: 'fill-raised',
  studio: 'fill-raised stroke-accent stroke-[1.5]',
  yard: 'fill-none stroke-edge [stroke-dasharray:3_4]',
};

function MapArea({ name, kind, points }: Area) {
  const [x, y] = middle(points);
  return (
    <>
      <path d={`${line(points)}z`} className={areaStyles[kind]} />
      {name && (
        <text x={x} y={y} dy=".35em" textAnchor="middle" className="fill-muted">
          {name}
        </text>
      )}
    </>
  );
}

function MapSign({ kind, name = studioName, at: [x, y], side }: Sign) {
  const isDoor = kind === 'door';
  const away = (side === 'left' ? -1 : 1) * (isDoor ? 20 : 11);
  return (
    <>
      {isDoor ? (
        <g transform={`translate(${x - 12} ${y - 12}) scale(.375)`}>
          <circle cx="32" cy="32" r="38" className="fill-ground" />
          <path d={mark.line} strokeWidth="8.5" className="fill-none stroke-accent" />
          <path d={mark.area} className="fill-text" />
        </g>
      ) : (
        <rect x={x - 6} y={y - 6} width="12" height="12" rx="3" className="fill-muted" />
      )}
      <text
        x={x + away}
        y={y}
        dy=".35em"
        textAnchor={side === 'left' ? 'end' : 'start'}
        fontSize={isDoor ? 18 : undefined}
        className="fill-text"
      >
        {name}
      </text>
    </>
  );
}

interface StudioMapProps {
  readonly map?: typeof studioMap;
}

/**
 * A map of the way to the door, as inline SVG so that its labels have the site's font. Renders
 * nothing if the studio has no map.
 */
export function StudioMap({ map = studioMap }: StudioMapProps) {
  const { width, height, alt, streets, areas, walk, signs } = map;
  if (streets.length === 0) return null;
  return (
    <svg
      role="img"
      aria-label={alt}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontSize="16"
      className="h-auto w-full rounded-card bg-surface font-display font-bold print:max-w-xs print:grayscale print:invert"
    >
      {[
        ['stroke-edge', streetWidth + 2],
        ['stroke-raised', streetWidth],
      ].map(([stroke, width]) =>
        streets.map(({ points }) => (
          <path
            key={stroke + line(points)}
            d={line(points)}
            strokeWidth={width}
            className={`fill-none ${stroke}`}
          />
        )),
      )}
      {areas.map((area) => (
        <MapArea key={line(area.points)} {...area} />
      ))}
      <path
        d={line(walk)}
        strokeLinecap="round"
        strokeDasharray="0 6"
        strokeWidth="2.5"
        className="fill-none stroke-accent"
      />
      {streets.map((street) => (
        <StreetName key={line(street.points)} {...street} />
      ))}
      {signs.map((sign) => (
        <MapSign key={line([sign.at])} {...sign} />
      ))}
    </svg>
  );
}
