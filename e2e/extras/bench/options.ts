import { parseArgs } from 'node:util';
import { routeBudgets } from '@/e2e/html/budget/budgets';
import { CliError } from '@/scripts/console/console';

/** Reads the command line of `npm run bench`; throws a CliError when it cannot be understood. */
export function parseOptions(args: readonly string[]) {
  const options = {
    rounds: { type: 'string', default: '5' },
    budget: { type: 'boolean', default: false },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const rounds = Number(values.rounds);
    if (!(rounds >= 1)) throw new Error('--rounds takes a number from 1.');
    const wrong = positionals.find((page) => !page.startsWith('/'));
    if (wrong !== undefined) throw new Error(`A page is a path such as /about, not "${wrong}".`);
    // The 404 page is measured at an address that no page has.
    const all = Object.keys(routeBudgets).map((route) => (route === '/404' ? '/nowhere' : route));
    return { ...values, rounds, pages: positionals.length > 0 ? positionals : all };
  } catch (error) {
    throw new CliError(
      `${(error as Error).message}\nnpm run bench -- [--rounds N] [--budget] [page ...]`,
    );
  }
}
