import env from '@next/env';

/* As ./production, by the rules of `next dev`. */
env.loadEnvConfig(process.cwd(), true, { info: () => undefined, error: console.error });
