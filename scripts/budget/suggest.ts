import { bareExport, routeBudgets } from './budgets';
import type { BudgetKind } from './measure';
import { measureRoute } from './measure';
import { fileScale } from './weigh';

/** Room above what is measured, in bytes, so that a changed word does not break a budget. */
const room = 200;

const roundUp = (bytes: number): number => Math.ceil((bytes + room) / 100) * 100;

const literal = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '_');

/** The text for `budgets.ts` that fits a built site: limits with a little room, and what its script files weigh. */
export function suggestBudgets(folder: string): string {
  const weighFile = fileScale();
  const chunks = new Map<string, number>();
  const lines = Object.entries(routeBudgets).map(([route, { later }]) => {
    const measured = measureRoute(folder, route, weighFile, later);
    for (const { label, gzip } of measured.chunks) chunks.set(label, gzip);
    const kinds = Object.entries(measured.weights) as [
      BudgetKind,
      { gzip: number; brotli: number },
    ][];
    const limits = kinds.map(([kind, { gzip, brotli }]) =>
      kind === 'js'
        ? `js: script(${literal(roundUp(gzip - bareExport.scripts))}, ${literal(roundUp(brotli))})`
        : `${kind}: limit(${literal(roundUp(gzip))}, ${literal(roundUp(brotli))})`,
    );
    return `  '${route}': { ${limits.join(', ')} },`;
  });
  const sizes = [...chunks].map(([label, gzip]) => `  '${label}': ${literal(gzip)},`);
  return `Routes:\n${lines.join('\n')}\n\nScript files:\n${sizes.join('\n')}`;
}
