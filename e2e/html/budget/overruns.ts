import type { RouteWeight } from './measure';
import type { Weight } from './weigh';

/** The most that each kind of file of a page may weigh. */
export type RouteBudget = Readonly<Record<keyof RouteWeight['weights'], Weight>>;

const number = (bytes: number): string => bytes.toLocaleString('en');

type Chunks = RouteWeight['chunks'];
type Sizes = Readonly<Record<string, number>>;

/** One message on the script file that grew most since the budgets were set. */
function explainGrowth(chunks: Chunks, before: Sizes): string {
  const growths = chunks.map((chunk) => chunk.gzip - (before[chunk.label] ?? 0));
  const most = Math.max(...growths);
  const grown = chunks[growths.indexOf(most)];
  if (!grown || most <= 0) return 'No single script file grew.';
  const known = before[grown.label];
  const since = known === undefined ? 'is new' : `was ${number(known)} (+${number(most)})`;
  return `Grown most: ${grown.label} (${grown.file}), ${number(grown.gzip)} bytes gzip, ${since}.`;
}

/**
 * A message for each kind of file by which a route is over its budget; none when it keeps to it.
 * @param before what script files weighed when the budgets were set, by label, in bytes of gzip
 */
export function overruns(
  route: string,
  { weights, chunks }: RouteWeight,
  budget: RouteBudget,
  before: Sizes,
): readonly string[] {
  return (Object.keys(budget) as (keyof RouteBudget)[]).flatMap((kind) =>
    (['gzip', 'brotli'] as const).flatMap((packing) => {
      const [now, limit] = [weights[kind][packing], budget[kind][packing]];
      if (now <= limit) return [];
      const message = `${route}: ${kind} is ${number(now)} bytes ${packing}, ${number(now - limit)} over its budget of ${number(limit)}.`;
      return [kind === 'js' ? `${message} ${explainGrowth(chunks, before)}` : message];
    }),
  );
}
