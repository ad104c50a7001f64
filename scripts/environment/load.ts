import env from '@next/env';

/*
 * Reads .env.local and its like by the same rules as Next. Import it before anything else: some modules look at the
 * environment as soon as they are imported.
 */
env.loadEnvConfig(process.cwd(), process.argv[1]?.endsWith('dev.ts') ?? false, {
  info: () => undefined,
  error: console.error,
});
