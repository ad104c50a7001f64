import { installBrowsers } from './browsers/installBrowsers';
import { runMain } from './console/console';

/* `npm run browsers`: installs the browsers and servers for the e2e tests that this machine lacks. */
await runMain(installBrowsers);
