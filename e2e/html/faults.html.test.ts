/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const document = readFileSync(join(process.cwd(), 'docs', 'faults.md'), 'utf8');
const [, section = ''] = document.split('# Faults');
const rows = (section.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('docs/faults.md names every kind of fault', () => {
  expect(rows.length).toBeGreaterThanOrEqual(20);
});

test.each(rows)('%s%s has an e2e test', (_start, _fault, seen, spec) => {
  expect(seen).not.toBe('');
  const file = /^`([a-zA-Z/]+)`$/.exec(spec ?? '')?.[1] ?? 'none';
  expect(existsSync(join(process.cwd(), 'e2e', `${file}.spec.ts`)) ? '' : spec).toBe('');
});
