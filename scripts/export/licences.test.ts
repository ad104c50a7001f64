/** @jest-environment node */
import manifest from '@/package.json';
import { licencesText, shippedPackages } from './licences';

const licence = (name: string, identifier: string, text?: string) => ({
  name,
  version: '1.0.0',
  identifier,
  text,
});

it('covers every dependency that the site is made with', () => {
  const names = shippedPackages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
});

it('prints a text once for all packages that share it', () => {
  const text = licencesText([licence('a', 'MIT', 'Be free.'), licence('b', 'MIT', 'Be free.')]);
  expect(text.match(/Be free\./g)).toHaveLength(1);
  expect(text).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)');
});
