import './environment/production';
import './environment/country';
import { buildSite } from './export/buildSite';
import { runMain } from './tools/console';

/* `npm run build`: builds the static site into out/. */
await runMain(buildSite);
