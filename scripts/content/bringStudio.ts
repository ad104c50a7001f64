import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../export/outFolder';
import { CliError } from '../tools/console';

/** A file of a starter, and where it comes to stand; both as paths in the project. */
type Move = readonly [from: string, to: string];

const starters = join('scripts', 'starters');
const content = join('lib', 'content');

/** Everything that a starter brings. All of them have the same pictures. */
async function movesOf(project: string, language: string): Promise<readonly Move[]> {
  const below = async (from: string, to: string) =>
    (await filesBelow(join(project, from))).map((file): Move => [join(from, file), join(to, file)]);
  return [
    ...(await below(join(starters, language, 'content'), content)),
    [join(starters, language, 'data.json'), join('public', 'data.json')],
    ...(await below(join(starters, 'public', 'images'), join('public', 'images'))),
  ];
}

/** The languages that have a starter. */
async function languagesOf(project: string): Promise<readonly string[]> {
  const entries = await readdir(join(project, starters), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return names.filter((name) => name !== 'public').sort();
}

/** The files that would be lost and that no starter has brought: what the owner wrote. */
async function ownFiles(project: string, moves: readonly Move[]): Promise<readonly string[]> {
  const read = (file: string) => readFile(join(project, file), 'base64').catch(() => undefined);
  const languages = await languagesOf(project);
  const brought = (await Promise.all(languages.map((one) => movesOf(project, one)))).flat();
  const present = (await filesBelow(join(project, content)).catch(() => [])).map((file) =>
    join(content, file),
  );
  const lost = [...new Set([...present, ...moves.map(([, to]) => to)])];
  const own = lost.map(async (file) => {
    const text = await read(file);
    const samples = brought.filter(([, to]) => to === file).map(([from]) => read(from));
    return text === undefined || (await Promise.all(samples)).includes(text) ? [] : [file];
  });
  return (await Promise.all(own)).flat();
}

/**
 * Puts a starter in the place of the studio of a project: its texts and facts, its services and its pictures. Pictures of the owner's
 * under other names stay.
 * @param language that of the starter, such as `de`
 * @param agree is asked whether what stands there may go
 * @returns whether it was done
 * @throws CliError when there is no starter in this language
 */
export async function bringStudio(
  project: string,
  language: string,
  agree: (question: string) => Promise<boolean>,
): Promise<boolean> {
  const languages = await languagesOf(project);
  if (!languages.includes(language))
    throw new CliError(
      `Name the language of a starter, ${languages.join(' or ')}, as in: npm run new:studio -- ${languages[0]}`,
    );
  const moves = await movesOf(project, language);
  const own = await ownFiles(project, moves);
  const yours =
    own.length > 0
      ? `You wrote or changed these files of them, and they are gone then:\n  ${own.join('\n  ')}`
      : 'They are all as a starter brought them.';
  const question = `The starter takes the place of lib/content, public/data.json and the pictures of its names in public/images. ${yours}\nGo on (yes or no)? `;
  if (!(await agree(question))) return false;
  await rm(join(project, content), { recursive: true, force: true });
  for (const [from, to] of moves) await cp(join(project, from), join(project, to));
  return true;
}
