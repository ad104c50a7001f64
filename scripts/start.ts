import './environment/production';
import './environment/country';
import { buildSite } from './export/buildSite';
import { runMain } from './tools/console';
import { authPort, buildTarget, sitePort } from './environment/target';
import { serveSite } from './servers/serveSite';

/* `npm start`: builds and serves the site. Ports are checked first, so that a taken port is reported before the build. */
process.env.POWER_ZONE_SKIP_TYPES = '1';
await runMain(() => {
  const stamp = buildTarget(process.env, authPort());
  const options = { command: 'npm start', port: sitePort(), stamp, keepAccounts: true };
  return serveSite(options, buildSite);
});
// A build that Ctrl-C interrupted would keep the process alive.
process.exit();
