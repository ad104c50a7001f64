import type { BudgetKind, Chunk, RouteWeight } from './measure';
import type { Weight } from './weigh';

/** The most that each kind of file of a page may weigh. */
export type RouteBudget = Readonly<Record<BudgetKind, Weight>>;

/** What script files weighed when the budgets were set, by label, in bytes of gzip. */
export type ChunkSizes = Readonly<Record<string, number>>;

const number = (bytes: number): string => bytes.toLocaleString('en');

/** One message on the script file that grew most since the budgets were set. */
function explainGrowth(chunks: readonly Chunk[], before: ChunkSizes): string {
  const grown = chunks
    .map((chunk) => ({ ...chunk, growth: chunk.gzip - (before[chunk.label] ?? 0) }))
    .sort((a, b) => b.growth - a.growth)[0];
  if (!grown || grown.growth <= 0) return 'No single script file grew.';
  const known = before[grown.label];
  const since = known === undefined ? 'is new' : `was ${number(known)} (+${number(grown.growth)})`;
  return `Grown most: ${grown.label} (${grown.file}), ${number(grown.gzip)} bytes gzip, ${since}.`;
}

/** A message for each kind of file by which a route is over its budget; none when it keeps to it. */
export function overruns(
  route: string,
  { weights, chunks }: RouteWeight,
  budget: RouteBudget,
  before: ChunkSizes,
): readonly string[] {
  const kinds = Object.keys(budget) as BudgetKind[];
  return kinds.flatMap((kind) =>
    (['gzip', 'brotli'] as const).flatMap((packing) => {
      const [now, limit] = [weights[kind][packing], budget[kind][packing]];
      if (now <= limit) return [];
      const message = `${route}: ${kind} is ${number(now)} bytes ${packing}, ${number(now - limit)} over its budget of ${number(limit)}.`;
      return [kind === 'js' ? `${message} ${explainGrowth(chunks, before)}` : message];
    }),
  );
}
