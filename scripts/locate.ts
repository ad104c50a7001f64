import { findSource } from './export/findSource';
import { runMain } from './tools/console';

/* `npm run locate -- <position>` prints the place in the source code for a position in a report. */
await runMain(async () => {
  console.log(await findSource(process.argv.slice(2).join(' ')));
});
