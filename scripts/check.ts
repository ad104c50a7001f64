import { runMain } from './console/console';
import { runChecks } from './testing/checks';

/* `npm run check`: everything that can be said about the code without running it. */
await runMain(runChecks);
