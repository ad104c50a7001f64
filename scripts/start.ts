import './environment/production';
import { buildSite } from './build/buildSite';
import { runMain } from './console/console';
import { authPort, buildTarget } from './environment/target';
import { checkPorts } from './servers/ports';
import { serveSite, wantedPorts } from './servers/serveSite';

/* `npm start`: builds and serves the site. Ports are checked first, so that a taken port is reported before the build. */
await runMain(async () => {
  await checkPorts(wantedPorts(buildTarget(process.env, authPort())), 'npm start');
  await buildSite();
  await serveSite('npm start');
});
