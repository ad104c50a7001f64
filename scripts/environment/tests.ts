import { buildVariables } from '@/lib/environment/variables';

/*
 * Import it before anything else, as some modules look at the environment when they are imported. Tests and pictures
 * always build for the local emulator, whatever the owner has put into .env.local: Next leaves a variable alone that is
 * set already, an empty one too. A host's own machine counts as any other.
 */
for (const name of [...buildVariables.map(({ name }) => name), 'CF_PAGES', 'NETLIFY'])
  process.env[name] = '';
