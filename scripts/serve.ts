import './environment/tests';
import { sitePort } from './environment/target';
import { readBuildStamp } from './export/outFolder';
import { serveSite } from './servers/serveSite';
import { runMain } from './tools/console';

/* `npm run serve`: serves the existing build in out/ for the e2e tests, with an auth emulator that has no accounts yet. */
await runMain(async () => {
  const stamp = await readBuildStamp();
  const port = sitePort();
  await serveSite({ command: 'npm run serve', port, stamp, keepAccounts: false });
});
