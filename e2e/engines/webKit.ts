import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/scripts/servers/ports';
import { testStart } from '../fixtures/clock';
import { waitForServer } from '../fixtures/servers';
import type { Engine } from './visitor';
import { sendCommand, WebDriverVisitor } from './webDriver';

/**
 * A style that lets the browser's toolbar shrink. At its default width, it would keep the window
 * from being as narrow as a phone.
 */
const narrowBar = '* { margin: 0; border: 0; padding: 0; min-width: 0; min-height: 0; }';

/**
 * Stops a program and its children when standard input closes, which happens when the worker exits
 * for any reason.
 */
const untilInputCloses =
  'setsid "$@" & program=$!; cat > /dev/null; kill -TERM -$program; wait $program';

function spawnBound(command: readonly string[], env = process.env) {
  const args = ['-c', untilInputCloses, 'sh', ...command];
  return spawn('sh', args, { env, stdio: ['pipe', 'pipe', 'ignore'] });
}

/** Returns the environment in which WebKitGTK runs as root without a screen, a desktop or a GPU. */
async function environmentIn(home: string, display: string): Promise<NodeJS.ProcessEnv> {
  const folder = (name: string) => join(home, name);
  await mkdir(folder('gtk-3.0'));
  await writeFile(join(folder('gtk-3.0'), 'gtk.css'), narrowBar);
  const folders = ['CONFIG_HOME', 'CACHE_HOME', 'DATA_HOME', 'RUNTIME_DIR'];
  return {
    ...process.env,
    ...Object.fromEntries(folders.map((name) => [`XDG_${name}`, home])),
    HOME: home,
    DISPLAY: display,
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    GTK_A11Y: 'none',
    GSETTINGS_BACKEND: 'memory',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
}

/** Starts WebKitGTK's MiniBrowser on a display of its own, with a private session. */
export async function startWebKit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'power-zone-webkit-'));
  const screen = '-displayfd 1 -screen 0 1920x1200x24 -nolisten tcp';
  const display = spawnBound(['Xvfb', ...screen.split(' ')]);
  const [number] = (await once(display.stdout, 'data')) as [Buffer];
  const env = await environmentIn(home, `:${number.toString().trim()}`);
  const port = await freePort();
  // The driver can't run a script before the page's own scripts, so the whole browser runs with a
  // shifted clock (e2e/fixtures/clock).
  const shift = Math.round((testStart - Date.now()) / 1000);
  const clock = ['faketime', '--exclude-monotonic', '-f', `${shift < 0 ? '' : '+'}${shift}`];
  const service = spawnBound([...clock, 'WebKitWebDriver', `--port=${port}`], env);
  const driver = `http://127.0.0.1:${port}`;
  await waitForServer(`${driver}/status`, AbortSignal.timeout(60_000));
  // By default, Tab skips links in WebKit.
  const args = ['--automation', '--enable-tabs-to-links=true'];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } };
  const created = await sendCommand(`${driver}/session`, 'POST', { capabilities });
  const session = `${driver}/session/${(created as { sessionId: string }).sessionId}`;
  // Without a window manager, no window is focused and `:focus` matches nothing.
  const focusWindow = 'search --sync --onlyvisible --class MiniBrowser windowfocus --sync';
  execFileSync('xdotool', focusWindow.split(' '), { env });
  return {
    async arrive() {
      const visitor = new WebDriverVisitor(session);
      await visitor.open('/data.json');
      await visitor.evaluate(() => window.localStorage?.clear());
      // Discards the problems so far, because WebKit displays JSON with styles that the policy
      // blocks.
      await visitor.problems();
      return visitor;
    },
    async end() {
      await sendCommand(session, 'DELETE').catch(() => undefined);
      for (const program of [service, display]) program.stdin.end();
      // The browser's processes may still be writing to the folder, so removing it may take several
      // attempts.
      await rm(home, { recursive: true, force: true, maxRetries: 9 });
    },
  };
}
