import './environment/country';
import { contentFaults } from './content/contentFaults';
import { report } from './content/report';
import { CliError, runMain } from './tools/console';

/* `npm run check:content`: lists all that is wrong in services, times, pictures, letters and links. Builds nothing. */
await runMain(async () => {
  const { faults, warnings } = report(await contentFaults(), 'deploy');
  for (const warning of warnings) console.warn(warning);
  if (faults.length > 0) throw new CliError(`${faults.join('\n')}\n\n${faults.length} to fix.`);
  console.log('Services, times, pictures, letters and links are right.');
});
