import env from '@next/env';

/* As ./owner, by the rules of `next dev`. */
env.loadEnvConfig(process.cwd(), true, { info: () => undefined, error: console.error });
