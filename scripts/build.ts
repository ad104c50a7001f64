import './environment/production';
import { buildSite } from './build/buildSite';
import { runMain } from './console/console';

/* `npm run build`: the static site, checked, in out/. */
await runMain(buildSite);
