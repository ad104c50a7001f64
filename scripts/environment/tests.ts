import { buildVariables } from '@/scripts/environment/variables';
import { authPort, port } from '@/e2e/fixtures/environment';

/*
 * Makes builds for tests and screenshots use the local emulator, also when .env.local names a project or the machine
 * belongs to a host, at a port that differs from that of `npm start`. Empty values are enough: Next does not replace a
 * variable that is set. Import it first, because some modules read the environment when they are imported.
 */
for (const name of [...buildVariables.map(({ name }) => name), 'CF_PAGES', 'NETLIFY'])
  process.env[name] = '';
Object.assign(process.env, { PORT: port, AUTH_PORT: authPort });
