import './environment/load';
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { format, resolveConfig } from 'prettier';
import { issueLine } from '@/lib/services/build/issue';
import { dataFile } from '@/lib/studio/folders';
import { checkCatalogueFile } from '@/lib/services/build/readCatalogue';
import { CliError, runMain } from './tools/console';
import { addService } from './content/askForService';

/* `npm run new:service`: asks for a new service and adds it to public/data.json. */
await runMain(async () => {
  const file = 'public/data.json';
  const { errors } = await checkCatalogueFile();
  if (errors.length > 0)
    throw new CliError(`${errors.map(issueLine).join('\n')}\n\nFix these first.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Lines are read instead of `terminal.question`, because the answers may come from a pipe, which ends.
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    process.stdout.write(question);
    const { value, done } = await lines.next();
    if (done) throw new CliError('Nothing was added: the answers ended.');
    return value.trim();
  };
  try {
    const { text, name } = await addService(
      file,
      await readFile(dataFile, 'utf8'),
      ask,
      console.log,
    );
    const options = await resolveConfig(dataFile);
    await writeFile(dataFile, await format(text, { ...options, parser: 'json' }));
    console.log(
      `${name} is in ${file}. Put its picture where you said, then: npm run check:content`,
    );
  } finally {
    terminal.close();
  }
});
