import { runMain, step } from './console/console';
import { checks, runCheck } from './testing/checks';

/* `npm run check`: everything that can be said about the code without running it. */
await runMain(async () => {
  for (const check of checks) await step(check.name, () => runCheck(check));
});
