import { CliError, runMain } from './tools/console';
import { contentFaults } from './content/contentFaults';

/* `npm run check:content`: lists all that is wrong in services, times, pictures and links. Builds nothing. */
await runMain(async () => {
  const faults = await contentFaults();
  if (faults.length > 0) throw new CliError(`${faults.join('\n')}\n\n${faults.length} to fix.`);
  console.log('Services, times, pictures and links are right.');
});
