import env from '@next/env';
import { issueLine } from '@/lib/catalogue/issue';
import * as studio from '@/lib/content/studio';
import { testPorts } from './target';
import { buildVariables } from './variables';

/*
 * Commands import this module first, because other modules read the environment when they're
 * imported.
 */

// Tests and screenshots always use the local emulator, even if .env.local or a host sets the
// variables of a Firebase project. Empty variables stay empty, because Next doesn't override
// variables that are already set.
if (process.argv.includes('--emulator')) {
  for (const name of [...buildVariables.map(({ name }) => name), 'CF_PAGES', 'NETLIFY'])
    process.env[name] = '';
  Object.assign(process.env, { PORT: testPorts.site, AUTH_PORT: testPorts.auth });
  // `npm test` and `npm start` leave type checking to `npm run check`.
  process.env.POWER_ZONE_SKIP_TYPES = '1';
}

const isDevelopment = process.env.NODE_ENV === 'development';
env.loadEnvConfig(process.cwd(), isDevelopment, { info: () => undefined, error: console.error });

// Without a valid country, importing modules with date formats throws a RangeError.
if (!/^[A-Z]{2}$/.test(studio.country)) {
  const place = { file: 'lib/content/studio.ts', path: ['country'], found: studio.country };
  console.error(`\n${issueLine({ ...place, message: 'Expected a country code such as "US"' })}`);
  process.exit(1);
}
