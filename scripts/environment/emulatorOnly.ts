import { buildVariables } from '@/lib/environment/variables';

/*
 * Tests and pictures always build for the local emulator, whatever the owner has put into .env.local: Next leaves a
 * variable alone that is there already, an empty one too. A host's own machine counts as any other. Import it before
 * anything else, in place of `load`.
 */
for (const name of [...buildVariables.map(({ name }) => name), 'CF_PAGES', 'NETLIFY'])
  process.env[name] = '';
