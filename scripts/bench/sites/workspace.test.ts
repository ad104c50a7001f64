/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeWorkspace, mirror, removeWorkspace } from './workspace';

test('a mirror holds the same files, and removing it leaves the originals', () => {
  const workspace = makeWorkspace('mirror-test');
  const [from, to] = [join(workspace, 'from'), join(workspace, 'to')];
  mkdirSync(join(from, 'deep'), { recursive: true });
  mkdirSync(join(from, 'left-out'));
  writeFileSync(join(from, 'deep', 'a.txt'), 'text');
  symlinkSync('deep/a.txt', join(from, 'link'));

  mirror(from, to, ['left-out']);
  expect(readFileSync(join(to, 'deep', 'a.txt'), 'utf8')).toBe('text');
  expect(readFileSync(join(to, 'link'), 'utf8')).toBe('text');
  expect(existsSync(join(to, 'left-out'))).toBe(false);

  removeWorkspace(to);
  expect(readFileSync(join(from, 'deep', 'a.txt'), 'utf8')).toBe('text');
  removeWorkspace(workspace);
  expect(existsSync(workspace)).toBe(false);
});
