import { relative } from 'node:path';
import { CliError, runMain } from './tools/console';

/** Ends the command with the place of a mistake that keeps a module of the owner from being read, such as a comma too many. */
function unreadable(error: Error): never {
  const [, file, line, column, text] = /^(.+):(\d+):(\d+): ERROR: (.+)$/m.exec(error.message) ?? [];
  if (!file) throw error;
  const place = `${relative('', file)}, line ${line}, column ${Number(column) + 1}`;
  throw new CliError(`${place}: ${text}. Fix it there or a little before.`);
}

/* `npm run check:content`: lists all that is wrong in services, times, pictures and links. Builds nothing. */
await runMain(async () => {
  await import('./environment/load').catch(unreadable);
  const { contentIssues, report } = await import('./content/contentIssues').catch(unreadable);
  const { issues, warnings } = report(await contentIssues(), 'deploy');
  for (const warning of warnings) console.warn(warning);
  if (issues.length > 0) throw new CliError(`${issues.join('\n')}\n\n${issues.length} to fix.`);
  console.log('Services, times, pictures and links are right.');
});
