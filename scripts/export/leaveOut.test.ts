/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@/lib/pages';
import { leaveOut } from './leaveOut';
import { filesBelow } from './outFolder';

const blogs: Page = { path: '/blogs', title: 't', description: 'd', in: [], files: ['/feed.xml'] };
let folder: string;

const write = (file: string, text = '') => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'out-'));
  for (const file of ['blogs.html', 'blogs.txt', 'blogs/__next._tree.txt', 'feed.xml', 'about.txt'])
    write(file);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a page that is off leaves nothing behind', async () => {
  write('about.html', '<a href="/blogs-of-others">');
  await leaveOut(folder, [blogs]);
  expect(await filesBelow(folder)).toEqual(['about.html', 'about.txt']);
});

test.each(['/blogs', '/blogs#why', '/blogs?a=b', '/blogs/one'])(
  'a link to %s is named',
  async (href) => {
    write('about.html', `<a href="/blogs-of-others"><a class="link" href="${href}">`);
    await expect(leaveOut(folder, [blogs])).rejects.toThrow(
      'out/about.html links to /blogs, which lib/content/pages.ts leaves out',
    );
  },
);
