import env from '@next/env';

/* Like ./production, but by the rules of `next dev`. */
env.loadEnvConfig(process.cwd(), true, { info: () => undefined, error: console.error });
