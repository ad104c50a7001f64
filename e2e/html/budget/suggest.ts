import { bareExport, routeBudgets } from './budgets';
import { measureRoute } from './measure';
import type { Weight } from './weigh';

const literal = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '_');

/** Rounded up to hundreds with a little room, so that a changed word does not break a budget. */
const limit = (bytes: number): string => literal(Math.ceil((bytes + 200) / 100) * 100);

const pair = ({ gzip, brotli }: Weight) => `[${limit(gzip)}, ${limit(brotli)}]`;

/** The text for `budgets.ts` that fits a built site: limits with a little room, and what its script files weigh. */
export function suggestBudgets(folder: string): string {
  const chunks = new Map<string, number>();
  const lines = Object.keys(routeBudgets).map((route) => {
    const { weights, chunks: files } = measureRoute(folder, route);
    for (const { label, gzip } of files) chunks.set(label, gzip);
    const { html, data, js, css, fonts } = weights;
    const over = { ...js, gzip: js.gzip - bareExport.scripts };
    return `  '${route}': page(${[html, data, over].map(pair).join(', ')}), // css ${pair(css)}, fonts ${pair(fonts)}`;
  });
  const sizes = [...chunks].map(([label, gzip]) => `  '${label}': ${literal(gzip)},`);
  return `Routes:\n${lines.join('\n')}\n\nScript files:\n${sizes.join('\n')}`;
}
