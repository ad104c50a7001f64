import './environment/country';
import { contentIssues } from './content/contentIssues';
import { report } from './content/report';
import { CliError, runMain } from './tools/console';

/* `npm run check:content`: lists all that is wrong in services, times, pictures and links. Builds nothing. */
await runMain(async () => {
  const { issues, warnings } = report(await contentIssues(), 'deploy');
  for (const warning of warnings) console.warn(warning);
  if (issues.length > 0) throw new CliError(`${issues.join('\n')}\n\n${issues.length} to fix.`);
  console.log('Services, times, pictures and links are right.');
});
