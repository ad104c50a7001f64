/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { home } from '@/lib/content/home';
import { site } from '@/lib/studio/site';
import { phone } from './lib/content/studio';
import { compilerOptions } from './tsconfig.json';

test('tests read the fixture studio, not the owner’s, also by modules that stand in lib', () => {
  expect(home.log.text).toBe('The log of a studio that only tests know.');
  expect(site.contact.phone).toBe(phone);
});

test('each module of the fixture studio stands in for the one of the project', () => {
  const files = readdirSync(join(__dirname, 'lib'), { recursive: true, encoding: 'utf8' });
  const modules = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `lib/${file.slice(0, -3)}`);
  const own = modules.map((module) => [`@/${module}`, [`./${module}`]]);
  expect(compilerOptions.paths).toEqual({ ...Object.fromEntries(own), '@/*': ['../../*'] });
});
