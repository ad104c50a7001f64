/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareExport, chunkSizes, routeBudgets } from './budget/budgets';
import { overruns } from './budget/overruns';
import { measureRoute } from './budget/measure';

const folder = join(process.cwd(), 'out');

test.each(Object.entries(routeBudgets))('%s keeps to its byte budget', (route, budget) => {
  expect(overruns(route, measureRoute(folder, route), budget, chunkSizes)).toEqual([]);
});

test('a part that is to be weighed with a form is found, or asked for', () => {
  expect(() => measureRoute(folder, '/login', ['held by no script'])).toThrow(
    'No script holds "held by no script"',
  );
});

test('the weight of the bare export was measured with the Next in use', () => {
  const file = readFileSync(join(process.cwd(), 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(file) as { dependencies: Record<string, string> };
  const message = `Next is ${dependencies.next}, but e2e/html/budget/budgets.ts was measured with ${bareExport.next}: run \`npm run bench\` and put the new weight of the bare export there.`;
  expect(dependencies.next === bareExport.next ? '' : message).toBe('');
});
