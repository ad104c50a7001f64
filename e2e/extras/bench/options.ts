import { parseArgs } from 'node:util';
import { CliError } from '@/scripts/tools/console';

/** One page of every kind; the 404 page is measured at an address that no page has. */
const everyKind = [
  '/',
  '/home',
  '/services',
  '/services/1',
  '/blogs',
  '/about',
  '/nowhere',
  '/login',
  '/signup',
  '/account',
  '/account/forgot',
  '/account/reset',
  '/account/action',
];

/** What to measure: pages, how often, and the `out/` of an earlier build to compare with. */
export interface Options {
  readonly pages: readonly string[];
  readonly rounds: number;
  readonly earlier?: string | undefined;
}

/** Reads the command line of `npm run bench`; throws a CliError when it cannot be understood. */
export function parseOptions(args: readonly string[]): Options {
  const options = {
    rounds: { type: 'string', default: '5' },
    earlier: { type: 'string' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const rounds = Number(values.rounds);
    if (!(rounds >= 1)) throw new Error('--rounds takes a number from 1.');
    const wrong = positionals.find((page) => !page.startsWith('/'));
    if (wrong !== undefined) throw new Error(`A page is a path such as /about, not "${wrong}".`);
    const { earlier } = values;
    return { rounds, earlier, pages: positionals.length > 0 ? positionals : everyKind };
  } catch (error) {
    throw new CliError(
      `${(error as Error).message}\nnpm run bench -- [--rounds N] [--earlier folder] [page ...]`,
    );
  }
}
