import env from '@next/env';
import { buildVariables } from '@/lib/environment/variables';

/*
 * Import it before anything else: some modules look at the environment as soon as they are imported.
 * - Commands read .env.local and its like by the same rules as Next.
 * - Tests and pictures always build for the local emulator, whatever the owner has put there: Next leaves a variable
 *   alone that is set already, an empty one too. A host's own machine counts as any other.
 */
const command = process.argv[1] ?? '';
if (/\b(test|screens)\.ts$/.test(command)) {
  for (const name of [...buildVariables.map(({ name }) => name), 'CF_PAGES', 'NETLIFY'])
    process.env[name] = '';
} else {
  env.loadEnvConfig(process.cwd(), command.endsWith('dev.ts'), {
    info: () => undefined,
    error: console.error,
  });
}
