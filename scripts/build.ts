import './environment/production';
import { buildSite } from './build/buildSite';
import { runMain } from './console/console';

/* `npm run build`: builds the static site into out/. */
await runMain(buildSite);
