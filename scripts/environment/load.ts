import env from '@next/env';
import * as studio from '@/lib/content/studio';
import { issueLine } from '@/lib/catalogue/issue';
import { authPort, port } from './testPorts';
import { buildVariables } from './variables';

/* A command imports this module first: some others read the environment, or make their date formats, on import. */

// Tests and screenshots use the local emulator, also when .env.local names a project or the machine belongs to a host, at
// ports that differ from those of `npm start`. Empty values are enough: Next does not replace a variable that is set.
if (process.argv.includes('--emulator')) {
  for (const name of [...buildVariables.map(({ name }) => name), 'CF_PAGES', 'NETLIFY'])
    process.env[name] = '';
  Object.assign(process.env, { PORT: port, AUTH_PORT: authPort });
}

// .env.local and the other .env files, by Next's rules.
const isDevelopment = process.env.NODE_ENV === 'development';
env.loadEnvConfig(process.cwd(), isDevelopment, { info: () => undefined, error: console.error });

// The modules with date formats would end the command with a stack trace.
if (!/^[A-Z]{2}$/.test(studio.country)) {
  const place = { file: 'lib/content/studio.ts', path: ['country'], found: studio.country };
  console.error(`\n${issueLine({ ...place, message: 'Expected a country such as "US" or "DE"' })}`);
  process.exit(1);
}
