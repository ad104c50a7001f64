import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { bundle } from '@/scripts/export/finishPages';
import { expect, test } from '../fixtures/test';

/*
 * The test studio is built without an address for reports. These tests build the head script and
 * the reporter with one, for a page that has only these and a script that fails.
 */

const address = '/vitals';

const scriptTypes = { contentType: 'text/javascript' };

async function bundleReporter(): Promise<string> {
  const { outputFiles } = await build({
    ...{ entryPoints: ['instrumentation-client.ts'], bundle: true, write: false },
    define: { 'process.env.NEXT_PUBLIC_VITALS': JSON.stringify(address) },
  });
  return outputFiles[0]!.text;
}

/**
 * Opens a page that runs the head script, the given script and the reporter. Returns a function
 * that waits until everything sent so far has arrived, and returns the reports of errors.
 */
async function openPage(page: Page, path: string, script: string) {
  const files = { '/page.js': script, '/reporter.js': await bundleReporter() };
  for (const [file, body] of Object.entries(files))
    await page.route(file, (route) => route.fulfill({ body, ...scriptTypes }));
  const html = `<!doctype html>
    <script>${await bundle('head', address)}</script>
    <script src="/page.js"></script>
    <script src="/reporter.js"></script>`;
  await page.route(path, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  const reports: { name: string }[] = [];
  await page.route(address, async (route) => {
    reports.push(route.request().postDataJSON() as { name: string });
    await route.fulfill({ status: 204 });
  });
  await page.goto(path);
  return async () => {
    await page.evaluate((url) => navigator.sendBeacon(url, '{ "name": "last" }'), address);
    await expect.poll(() => reports).toContainEqual({ name: 'last' });
    return reports.filter(({ name }) => name === 'error');
  };
}

test('errors are reported from the start, without queries, five at most', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/failure/);
  const reported = await openPage(
    page,
    '/services/1?from=secret',
    `function fail() {
       for (const count of [1, 2, 3, 4, 5])
         setTimeout(() => { throw new RangeError('late failure ' + count + ' at /login?from=secret'); });
     }
     Promise.reject(new Error('failure of a promise'));
     throw new Error('early failure');`,
  );
  await page.evaluate('fail(); new Promise((done) => setTimeout(done))');
  const expected = [
    ['Error: early failure', '/page.js:6:12'],
    ['Error: failure of a promise', '/page.js:5:21'],
    ['RangeError: late failure 1 at /login', '/page.js:3:35'],
    ['RangeError: late failure 2 at /login', '/page.js:3:35'],
    ['RangeError: late failure 3 at /login', '/page.js:3:35'],
  ];
  expect(await reported()).toEqual(
    expected.map(([message, position]) => {
      return { name: 'error', message, position, page: '/services/1' };
    }),
  );
});

test('errors of other hosts and missing files aren’t reported', async ({ page, guard }) => {
  guard.allowErrors(/failure|status of 404/);
  await page.route('http://127.0.0.1:1/other.js', (route) =>
    route.fulfill({ body: 'throw new Error("failure elsewhere")', ...scriptTypes }),
  );
  const reported = await openPage(
    page,
    '/services',
    `document.write('<script src="http://127.0.0.1:1/other.js"></' + 'script><img src="/none.png">');
     throw new Error('own failure');`,
  );
  expect(await reported()).toEqual([expect.objectContaining({ message: 'Error: own failure' })]);
});
