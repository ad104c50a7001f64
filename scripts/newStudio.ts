import { createInterface } from 'node:readline/promises';
import { bringStudio } from './content/bringStudio';
import { CliError, runMain } from './tools/console';

/** Asks in the terminal; everything but a yes is a no. */
async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new CliError(
      `${question}\nThere is no terminal to answer in: add --yes. Nothing was changed.`,
    );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

const nextSteps = `The starter is in its place. Next:
  1. npm run dev            shows the site, and each change of a text at once.
  2. docs/make-it-yours.md  walks through lib/content, file by file: begin with studio.ts.
  3. npm run check:content  says what is wrong in what you wrote, with file and field.`;

/*
 * `npm run new:studio -- de`: puts the starter of a language in the place of the owner's studio. It asks before; `--yes` is the
 * answer for scripts.
 */
await runMain(async () => {
  const words = process.argv.slice(2);
  const [language = '', ...more] = words.filter((word) => word !== '--yes');
  const unknown = more.concat(language.startsWith('-') ? language : []);
  if (unknown.length > 0)
    throw new CliError(`${unknown.join(' ')} means nothing here: npm run new:studio -- de --yes`);
  const agree = words.includes('--yes') ? async () => true : ask;
  const isDone = await bringStudio(process.cwd(), language, agree);
  console.log(isDone ? nextSteps : 'Nothing was changed.');
});
