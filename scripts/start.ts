import './environment/production';
import { buildSite } from './build/buildSite';
import { runMain } from './console/console';
import { authPort, buildTarget } from './environment/target';
import { checkPorts } from './servers/ports';
import { serveSite, wantedPorts } from './servers/serveSite';

/* `npm start`: builds the site and serves it. The ports are looked at first, so that nobody waits for a build in vain. */
await runMain(async () => {
  await checkPorts(wantedPorts(buildTarget(process.env, authPort())), 'npm start');
  await buildSite();
  await serveSite('npm start');
});
