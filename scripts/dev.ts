import './environment/load';
import { runMain } from './console/cliError';
import { develop } from './servers/develop';

/* `npm run dev`: Next's development server and the auth emulator together. */
await runMain(develop);
