import { existsSync } from 'node:fs';
import {
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bringStudio } from '../content/bringStudio';
import { CliError } from './console';

/** The copy of the project. It stands inside the project, so that packages are found. */
const copy = resolve('.sealed');

/** What the copy does without, or has from the project. */
const leftOut = /(^|\/)(\.git|\.next|\.sealed|\.emulator|\.bench|node_modules|out|test-results)$/;

/** Links every file below a folder: packages that stand elsewhere would be bundled otherwise than here. */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFiles(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await link(source, target);
  }
}

/** Changes a file of the copy; throws an error when it has not what is to be changed. */
async function change(file: string, from: RegExp, to: string): Promise<void> {
  const text = await readFile(join(copy, file), 'utf8');
  if (!from.test(text)) throw new CliError(`${file} has nothing like ${String(from)}.`);
  await writeFile(join(copy, file), text.replace(from, to));
}

/**
 * Makes a copy of the project whose owner has changed all that an owner can change: language, texts, colour, services, pictures, and
 * a page more. Resolves to its folder.
 */
export async function copyOfOwner(): Promise<string> {
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy);
  for (const name of (await readdir('.')).filter((one) => !leftOut.test(one)))
    await cp(name, join(copy, name), { recursive: true, filter: (path) => !leftOut.test(path) });
  for (const packages of ['node_modules', join('e2e', 'extras', 'node_modules')])
    if (existsSync(packages)) await linkFiles(packages, join(copy, packages));
  await bringStudio(copy, 'de', async () => true);
  await rm(join(copy, 'public', 'images'), { recursive: true });
  await change('lib/content/studio.ts', /accent = '#\w+'/, "accent = '#d77cff'");
  await change(
    'lib/content/pages.ts',
    /\n\];\n$/,
    "\n  { path: '/jobs', title: 'Jobs', in: [] },\n];\n",
  );
  await writeFile(
    join(copy, 'lib', 'content', 'jobs.ts'),
    "export const jobs = 'Wir suchen dich.';\n",
  );
  await mkdir(join(copy, 'app', 'jobs'));
  await writeFile(join(copy, 'app', 'jobs', 'page.tsx'), page);
  return copy;
}

/** A page that the owner of the copy has added. */
const page = `import { PageTitle } from '@/components/ui/PageHead';
import { jobs } from '@/lib/content/jobs';
import { pageAt } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';

const page = pageAt('/jobs');

export const metadata = pageMetadata(page);

export default function JobsPage() {
  return (
    <p>
      <PageTitle title={page.title} />
      {jobs}
    </p>
  );
}
`;
