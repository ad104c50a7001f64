import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { dataFile, publicFolder } from '@/lib/studio/folders';
import { host } from '@/scripts/environment/target';
import { freePort } from '@/scripts/servers/ports';
import { sampleVariables } from '../fixtures/environment';
import { isHydrated, waitForIdle } from '../fixtures/hydration';
import { waitForServer } from '../fixtures/servers';
import { expect, test as base } from '../fixtures/test';

/**
 * Runs `npm run dev` with a made-up Firebase project, so that it doesn't start an auth emulator.
 */
const test = base.extend({
  baseURL: async ({}, use) => {
    const port = await freePort();
    const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/dev.ts'];
    const env = { ...process.env, ...sampleVariables, PORT: String(port) };
    const server = spawn(process.execPath, args, { env, stdio: 'inherit' });
    const ended = once(server, 'exit');
    const url = `http://${host}:${port}`;
    await waitForServer(`${url}/data.json`, AbortSignal.timeout(300_000));
    await use(url);
    server.kill('SIGINT');
    await ended;
  },
});

// Compiling the page takes minutes on a slow machine.
test.setTimeout(900_000);

test('the development server shows Home without errors or warnings', async ({ page }) => {
  // In development, Next serves files from the owner's `public` folder. This serves the test
  // studio's files instead.
  await page.route(
    /^[^?]*\/(data\.json|favicon\.ico|(icons|images|_pictures)\/[^/]+)$/,
    (route) => {
      const { pathname } = new URL(route.request().url());
      const path = pathname === '/data.json' ? dataFile : join(publicFolder, decodeURI(pathname));
      return route.fulfill({ path });
    },
  );
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  await page.goto('/', { waitUntil: 'load', timeout: 300_000 });
  // The server may reload a page after compiling it.
  const hasHydrated = () => isHydrated(page).catch(() => false);
  await expect.poll(hasHydrated, { timeout: 300_000 }).toBe(true);
  // React logs hydration mismatches after comparing the whole page.
  await page.evaluate(waitForIdle);
  expect(messages).toEqual([]);
});
