import env from '@next/env';

/*
 * Import it before anything else, as some modules look at the environment when they are imported: it reads .env.local
 * and its like by the same rules as Next does for a build.
 */
env.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
