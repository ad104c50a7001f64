import { studioMap } from '@/lib/content/map';
import { mark } from '@/lib/content/mark';
import { name as studioName } from '@/lib/content/studio';
import type { Area, Sign, Street } from '@/lib/schemas';
import { centerOf, longestSegment, pathThrough } from './mapGeometry';

/* All lengths are in map units. */

const streetWidth = 18;

interface StreetLinesProps {
  readonly streets: readonly Street[];
  readonly width: number;
  /** The class of the color. */
  readonly className: string;
}

function StreetLines({ streets, width, className }: StreetLinesProps) {
  return streets.map(({ points }) => (
    <path
      key={pathThrough(points)}
      d={pathThrough(points)}
      strokeWidth={width}
      className={`fill-none ${className}`}
    />
  ));
}

function StreetName({ name, points }: Street) {
  const segment = longestSegment(points);
  if (!name || !segment) return null;
  const { midpoint, angle } = segment;
  return (
    <text
      transform={`translate(${midpoint.join(' ')}) rotate(${angle})`}
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
  const [x, y] = centerOf(points);
  return (
    <>
      <path d={`${pathThrough(points)}z`} className={areaStyles[kind]} />
      {name && (
        <text x={x} y={y} dy=".35em" textAnchor="middle" className="fill-muted">
          {name}
        </text>
      )}
    </>
  );
}

/** The side of the square that the studio's logo or a stop takes up, and the space to its name. */
const doorSign = { side: 24, gap: 8 };
const stopSign = { side: 12, gap: 5 };

/** The side of the logo's view box. */
const logoSide = 64;

function MapSign({ kind, name = studioName, at: [x, y], side: nameSide }: Sign) {
  const isDoor = kind === 'door';
  const { side, gap } = isDoor ? doorSign : stopSign;
  const [left, top] = [x - side / 2, y - side / 2];
  const distance = side / 2 + gap;
  return (
    <>
      {isDoor ? (
        <g transform={`translate(${left} ${top}) scale(${side / logoSide})`}>
          <circle cx="32" cy="32" r="38" className="fill-ground" />
          <path d={mark.line} strokeWidth="8.5" className="fill-none stroke-accent" />
          <path d={mark.area} className="fill-text" />
        </g>
      ) : (
        <rect x={left} y={top} width={side} height={side} rx="3" className="fill-muted" />
      )}
      <text
        x={nameSide === 'left' ? x - distance : x + distance}
        y={y}
        dy=".35em"
        textAnchor={nameSide === 'left' ? 'end' : 'start'}
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
      {/* The outlines are below all streets, so that crossings are open. */}
      <StreetLines streets={streets} width={streetWidth + 2} className="stroke-edge" />
      <StreetLines streets={streets} width={streetWidth} className="stroke-raised" />
      {areas.map((area) => (
        <MapArea key={pathThrough(area.points)} {...area} />
      ))}
      <path
        d={pathThrough(walk)}
        strokeLinecap="round"
        strokeDasharray="0 6"
        strokeWidth="2.5"
        className="fill-none stroke-accent"
      />
      {streets.map((street) => (
        <StreetName key={pathThrough(street.points)} {...street} />
      ))}
      {signs.map((sign) => (
        <MapSign key={pathThrough([sign.at])} {...sign} />
      ))}
    </svg>
  );
}
