import './environment/load';
import { buildSite } from './export/buildSite';
import { runMain } from './tools/console';

/*
 * `npm run build`: builds the static site into out/. `npm run build:emulator` (`--emulator`): the same for tests and
 * screenshots, whatever .env.local says.
 */
await runMain(buildSite);
