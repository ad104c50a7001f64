import { runMain } from './tools/console';
import { existingBuild, serveSite } from './servers/serveSite';

/* `npm run serve`: serves the existing build in out/ with Firebase's emulators. */
await runMain(async () => serveSite('npm run serve', await existingBuild()));
