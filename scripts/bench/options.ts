import { parseArgs } from 'node:util';
import { routeBudgets } from '@/e2e/html/budget/budgets';
import { CliError } from '../console/console';

/** The answer to `--help`. */
export const help = `npm run bench -- [options] [page ...]

Compares pages of the built site (out/) with themselves without scripts and with a bare export of the same Next.
Pages are paths such as / or /about; without any, one page of every kind is measured.

  --rounds N       rounds of the interleaved run, 5 by default; every figure is their median
  --no-lighthouse  only what the browser itself observes
  --budget         print byte budgets that fit the built site (e2e/html/budget/budgets.ts) and measure no times
  --help           print this`;

function parse(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const rounds = { type: 'string', default: '5' } as const;
  const options = { rounds, 'no-lighthouse': flag, budget: flag, help: flag };
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new CliError(`${(error as Error).message.split('. ', 1)[0]}.\n\n${help}`);
  }
}

/** What `npm run bench` was asked for. */
export type BenchOptions = ReturnType<typeof parseOptions>;

/** Reads the command line of `npm run bench`; throws a CliError when it cannot be understood. */
export function parseOptions(args: readonly string[]) {
  const { values, positionals } = parse(args);
  if (!/^[1-9]\d*$/.test(values.rounds))
    throw new CliError('--rounds takes a whole number from 1.');
  const wrong = positionals.find((page) => !page.startsWith('/'));
  if (wrong !== undefined) throw new CliError(`A page is a path such as /about, not "${wrong}".`);
  // The 404 page is asked for by an address that no page has.
  const all = Object.keys(routeBudgets).map((route) => (route === '/404' ? '/nowhere' : route));
  const pages = positionals.length > 0 ? positionals : all;
  const lighthouse = !values['no-lighthouse'];
  return { ...values, rounds: Number(values.rounds), pages, lighthouse };
}
