import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sampleVariables } from '../fixtures/environment';
import { dataFile, publicFolder } from '@/lib/studio/folders';
import { host } from '@/scripts/environment/target';
import { freePort } from '@/scripts/servers/ports';
import { isStarted } from '../fixtures/loads';
import { expect, test as base } from '../fixtures/test';
import { untilItAnswers } from '../fixtures/servers';

/** `npm run dev`, for a made-up project: then it starts no auth emulator, which costs as much as all the rest. */
const test = base.extend({
  baseURL: async ({}, use) => {
    const port = await freePort();
    const env = {
      ...process.env,
      ...sampleVariables,
      PORT: String(port),
    };
    const server = spawn(
      process.execPath,
      ['--conditions=react-server', '--import', 'tsx', 'scripts/dev.ts'],
      {
        env,
        stdio: 'inherit',
      },
    );
    const ended = once(server, 'exit');
    const address = `http://${host}:${port}`;
    await untilItAnswers(`${address}/robots.txt`, AbortSignal.timeout(300_000));
    await use(address);
    server.kill('SIGINT');
    await ended;
  },
});

// The page is compiled when it is opened: seconds, and minutes on a slow machine.
test.setTimeout(900_000);

test('the development server shows Home without an error or a warning', async ({ page }) => {
  // In development Next serves the owner's `public`; the studio under test has its own.
  await page.route(
    /^[^?]*\/(data\.json|favicon\.ico|(icons|images|_pictures)\/[^/]+)$/,
    (route) => {
      const { pathname } = new URL(route.request().url());
      const path = pathname === '/data.json' ? dataFile : join(publicFolder, decodeURI(pathname));
      return route.fulfill({ path });
    },
  );
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  await page.goto('/', { waitUntil: 'load', timeout: 300_000 });
  // The server may load a page again when it has compiled it.
  const started = () => isStarted(page).catch(() => false);
  await expect.poll(started, { timeout: 300_000 }).toBe(true);
  // React logs a difference when it has compared the whole page.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(said).toEqual([]);
});
