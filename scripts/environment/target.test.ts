/** @jest-environment node */
import { projectVariables } from '@/lib/auth/environment';
import { buildTarget, requireProject } from './target';

const all = Object.fromEntries(projectVariables.map((name) => [name, 'x']));
const environment = (variables: Record<string, string>) => ({
  NODE_ENV: 'test' as const,
  ...variables,
});
const [first = '', ...others] = projectVariables;
const without = environment(Object.fromEntries(others.map((name) => [name, 'x'])));

it('builds for the local emulator, at its port, when no variable is set', () => {
  expect(buildTarget(environment({}), 9105)).toEqual({
    target: 'emulator',
    authEmulator: 'http://127.0.0.1:9105',
  });
});

it('builds for the project when all are set', () => {
  expect(buildTarget(environment(all), 9099)).toEqual({ target: 'production' });
});

it('names each variable that is missing, and no other', () => {
  expect(() => buildTarget(without, 9099)).toThrow(`missing:\n  ${first}\n`);
});

it('refuses a deploy without a project, naming each variable', () => {
  for (const name of projectVariables)
    expect(() => requireProject(environment({}))).toThrow(`\n  ${name}\n`);
  expect(() => requireProject(without)).toThrow(`missing:\n  ${first}\n`);
  expect(() => requireProject(environment(all))).not.toThrow();
});
