import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runQuietly } from './runQuietly';
import { mirrorPackages } from './workspace';

/** The whole source of the bare site: what Next itself costs, and nothing else. Plain JavaScript needs no type check. */
const source: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "bare", "private": true, "type": "module" }',
  'next.config.js': `export default { output: 'export' };`,
  'app/layout.js': `
    export const metadata = { title: 'Bare export', description: 'One heading and one paragraph.' };
    export default function Layout({ children }) {
      return <html lang="en"><body>{children}</body></html>;
    }`,
  'app/page.js': `
    export default function Page() {
      return <><h1>Bare export</h1><p>One heading and one paragraph.</p></>;
    }`,
};

/**
 * Builds an export of one heading and one paragraph with the project's own packages in a temporary folder and gives
 * the folder of the built site. Takes about ten seconds.
 */
export async function buildBareExport(project: string, workspace: string): Promise<string> {
  for (const [name, text] of Object.entries(source)) {
    const file = join(workspace, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  mirrorPackages(project, workspace);
  await runQuietly(join(workspace, 'node_modules/.bin/next'), ['build'], { cwd: workspace });
  return join(workspace, 'out');
}
