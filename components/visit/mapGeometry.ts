import type { Point } from '@/lib/schemas';

/** Returns the SVG path of a line through points. */
export const pathThrough = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** Returns the center of the smallest rectangle around points. */
export function centerOf(points: readonly Point[]): Point {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))];
}

/** Turns text that would be upside down. Angles are in degrees, from -180 to 180. */
function readableAngle(angle: number): number {
  if (angle >= 90) return angle - 180;
  return angle <= -90 ? angle + 180 : angle;
}

/**
 * Returns the midpoint of a street's longest segment, and the angle, in degrees, at which the
 * street's name is readable along it.
 */
export function longestSegment(points: readonly Point[]) {
  const segments = points.slice(1).map((to, index) => {
    const from = points[index]!;
    return { from, to, across: to[0] - from[0], down: to[1] - from[1] };
  });
  const [longest] = segments.toSorted(
    (a, b) => Math.hypot(b.across, b.down) - Math.hypot(a.across, a.down),
  );
  if (!longest) return undefined;
  const { from, to, across, down } = longest;
  const angle = Math.round((Math.atan2(down, across) * 180) / Math.PI);
  return { midpoint: centerOf([from, to]), angle: readableAngle(angle) };
}
