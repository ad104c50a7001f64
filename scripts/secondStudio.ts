import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './export/outFolder';
import { CliError, runMain } from './tools/console';

/** What an owner brings: it takes the place of the files of the same names in the copy. */
const brought = join('e2e', 'second', 'studio');

/** The copy. It stands inside the project, so that packages are found. */
const copy = '.second';

/** What a copy of the project needs; the rest is for tools that it does not run. */
const parts = [
  '.vscode',
  'app',
  'components',
  'e2e',
  'lib',
  'public',
  'scripts',
  'firebase.json',
  'instrumentation-client.ts',
  'jest.html.config.mjs',
  'next.config.ts',
  'package.json',
  'playwright.config.ts',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  'tsconfig.build.json',
];

/**
 * The pictures of the second studio: those of the project, under names of its own. They show no name of a studio, so they
 * need not stand in the repository twice.
 */
const pictures = {
  'bells.jpg': 'bells.jpg',
  'beweglichkeit.jpg': 'service-yoga.jpg',
  'boxen.jpg': 'service-boxing.jpg',
  'coach.jpg': 'coach.jpg',
  'kettlebell.jpg': 'hero-kettlebells.jpg',
  'kraft-ab-60.jpg': 'service-strength.jpg',
  'kraft-aus.jpg': 'service-strength-off.jpg',
  'kraft.jpg': 'service-strength.jpg',
  'kugeln.jpg': 'hero-kettlebells.jpg',
  'nichts-da.jpg': 'service-yoga.jpg',
  'raum.jpg': 'room.jpg',
  'ruecken.jpg': 'service-hiit.jpg',
  'sandsack.jpg': 'hero-heavy-bag.jpg',
  'schlingen.jpg': 'service-calisthenics.jpg',
  'training-log.jpg': 'training-log.jpg',
  'yoga.jpg': 'service-yoga.jpg',
  'zirkel.jpg': 'service-spin.jpg',
} as const;

/** What the copy does without: what others have made, and the tests about the fixture studio and about packages. */
const leftOut = /node_modules|_pictures|^public.images.|(deploy|studio|contracts)\.html\.test/;

/** A test of the built site for the copy alone. */
const ownTest = 'firstStudio.html.test.ts';

/** Copies the project with the second studio in it. Pictures that an earlier copy has made stay. */
async function makeCopy(): Promise<void> {
  for (const part of parts.filter((name) => name !== 'public'))
    await rm(join(copy, part), { recursive: true, force: true });
  await rm(join(copy, 'public', 'images'), { recursive: true, force: true });
  await mkdir(join(copy, 'public', 'images'), { recursive: true });
  for (const part of parts)
    await cp(part, join(copy, part), {
      recursive: true,
      filter: (source) => !leftOut.test(source),
    });
  await cp(join('e2e', 'second', ownTest), join(copy, 'e2e', 'html', ownTest));
  if (!existsSync(join(copy, 'node_modules')))
    await symlink(join('..', 'node_modules'), join(copy, 'node_modules'));
  for (const [name, source] of Object.entries(pictures))
    await cp(join('public', 'images', source), join(copy, 'public', 'images', name));
  for (const path of await filesBelow(brought)) {
    if (!/^(lib.content.|lib.words.index|public.data\.json$)/.test(path))
      throw new CliError(`${path} is nothing that an owner changes (${brought}).`);
    await cp(join(brought, path), join(copy, path));
  }
}

/*
 * `npm run test:second`: makes another studio of this one, as docs/make-it-yours.md says, by changing nothing but lib/content, the language,
 * public/data.json and pictures. It is German, and differs in what studios differ in. Then the npm script builds that site,
 * and tests it.
 */
await runMain(makeCopy);
