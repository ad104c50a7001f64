import { installBrowsers } from './browsers/installBrowsers';
import { runMain } from './console/console';

/* `npm run browsers`: installs what the e2e tests run in and against, and what this machine lacks of it. */
await runMain(installBrowsers);
