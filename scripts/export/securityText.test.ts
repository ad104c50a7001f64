/** @jest-environment node */
import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nearExpiry } from './securityText';

test('names the last day of a security.txt in its last month, and not before', async () => {
  const out = await mkdtemp(join(tmpdir(), 'power-zone-'));
  const at = (day: string) => nearExpiry(out, Date.parse(day));
  expect(await at('2027-05-24')).toBeUndefined();
  await mkdir(join(out, '.well-known'));
  await writeFile(
    join(out, '.well-known', 'security.txt'),
    'Contact: mailto:a@b.example\nExpires: 2027-05-24T12:00:00Z\n',
  );
  expect(await at('2027-04-24')).toBeUndefined();
  expect(await at('2027-04-25')).toBe('2027-05-24');
  expect(await at('2028-01-01')).toBe('2027-05-24');
});
