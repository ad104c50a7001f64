/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleVariables } from '@/scripts/environment/testing';
import { hostingConfig } from './hostingConfig';
import { mergeFirebase, siteOf } from './firebase';
import { CliError } from '../tools/console';
import { deploySite, type DeployPieces } from './deploySite';

const environment = { ...process.env, ...sampleVariables };
const description = hostingConfig("default-src 'none'");
const hostingOf = (own: object) =>
  siteOf(mergeFirebase({ hosting: { public: 'out', ...own } }, description));
const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
const printed = () => log.mock.calls.flat().join('\n');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  await writeFile(join(folder, 'index.html'), 'x'.repeat(3000));
});
beforeEach(() => log.mockClear());
afterAll(() => rm(folder, { recursive: true }));

/** The pieces of a deploy that goes through, and the names of those that ran, in their order. */
function pieces(changes: Partial<DeployPieces> = {}) {
  const ran: string[] = [];
  const all: DeployPieces = {
    check: async () => void ran.push('checks'),
    build: async () => {
      ran.push('build');
      return { target: 'production' };
    },
    folder,
    hosting: async () => hostingOf({}),
    send: async (args) => {
      ran.push(args.join(' '));
      return 0;
    },
    ...changes,
  };
  return { all, ran };
}

it('checks, builds and hands the site to Firebase, in this order', async () => {
  const { all, ran } = pieces();
  await deploySite([], environment, all);
  const sent = 'deploy --only hosting --project my-studio --config firebase.build.json';
  expect(ran).toEqual(['checks', 'build', sent]);
  expect(printed()).toContain(
    'To the Firebase project my-studio: 1 files, 6 header rules, 2 redirects.',
  );
});

it('sends to no other site of the project', async () => {
  const { all, ran } = pieces({ hosting: async () => hostingOf({ site: 'studio-west' }) });
  await deploySite([], environment, all);
  expect(ran.at(-1)).toContain('--only hosting:studio-west --project my-studio');
});

it('does nothing with an option that it does not know: a typo must not send', async () => {
  const { all, ran } = pieces();
  await expect(deploySite(['--dryrun'], environment, all)).rejects.toThrow('--dryrun');
  expect(ran).toEqual([]);
});

it('stops when the checks found something', async () => {
  const { all, ran } = pieces({ check: () => Promise.reject(new CliError('ESLint found it.')) });
  await expect(deploySite([], environment, all)).rejects.toThrow('ESLint found it.');
  expect(ran).toEqual([]);
});

it('tells when Firebase did not take the site', async () => {
  const { all } = pieces({ send: async () => 1 });
  await expect(deploySite([], environment, all)).rejects.toThrow('Firebase did not take the site');
});

it('does all but the sending in a dry run, and says so', async () => {
  const { all, ran } = pieces();
  await deploySite(['--dry-run'], environment, all);
  expect(ran).toEqual(['checks', 'build']);
  expect(printed()).toMatch(/To the Firebase project my-studio: 1 files[^]*nothing was sent/);
});

it('does not send a build for the local emulator', async () => {
  const build = async () => ({ target: 'emulator' as const });
  const { all, ran } = pieces({ build });
  await expect(deploySite([], environment, all)).rejects.toThrow('for the local emulator');
  expect(ran).toEqual(['checks']);
});
