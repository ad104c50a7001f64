import { buildVariables } from '@/lib/environment/variables';

/*
 * Tests and pictures always build for the local emulator, whatever the owner has put into .env.local: Next leaves a
 * variable alone that is there already, an empty one too. Import it before anything else, in place of `load`.
 */
for (const { name } of buildVariables) process.env[name] = '';
