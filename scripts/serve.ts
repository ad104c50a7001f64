import { runMain } from './console/console';
import { serveSite } from './servers/serveSite';

/* `npm run serve`: serves the existing build in out/ with Firebase's emulators. */
await runMain(() => serveSite('npm run serve'));
