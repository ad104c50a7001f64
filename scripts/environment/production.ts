import env from '@next/env';

/*
 * Reads .env.local and the other .env files by the rules of `next build`. Import it first, because some modules read the
 * environment when they are imported.
 */
env.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
