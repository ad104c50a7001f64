import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMain } from './console/stop';
import { inlineScripts } from './export/inlineScripts';
import { describeHosts } from './hosts/description';
import { firebaseHosting } from './hosts/firebase';
import { firebaseFile } from './hosts/write';
import { sourceHash } from './policy/hash';
import { anyProjectOrigins } from './policy/origins';
import { contentSecurityPolicy, headerPolicy } from './policy/policy';

/*
 * `npm run hosts`: writes firebase.json for no project in particular, after the description of the hosts has changed.
 * (Every build for a real project writes it for that project.)
 */
await runMain(async () => {
  const scripts = inlineScripts.map(sourceHash).sort();
  const policy = contentSecurityPolicy(anyProjectOrigins, { scripts, styles: [] });
  const hosting = firebaseHosting(describeHosts(headerPolicy(policy)));
  await writeFile(join(process.cwd(), 'firebase.json'), firebaseFile(hosting));
});
