import './environment/load';
import { buildSite } from './export/buildSite';
import { runMain } from './tools/console';

/*
 * `npm run build` builds the static site into out/. With `--emulator`, it builds for tests and
 * screenshots.
 */
await runMain(async () => {
  await buildSite();
  console.log('The site is in out/.');
});
