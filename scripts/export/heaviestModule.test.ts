/** @jest-environment node */
import { heaviestModule } from './heaviestModule';

const file = (modules: Record<number, number>) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([void 0,${Object.entries(modules)
    .map(([id, length]) => `${id},e=>{"${'x'.repeat(length)}"}`)
    .join()}]);`;

it('finds the longest module of a file', () => {
  expect(heaviestModule(file({ 1: 10, 2: 120_000, 3: 180_000, 4: 150_000 }))).toBe(3);
});

it('finds none where every module is short', () => {
  expect(heaviestModule(file({ 1: 60_000, 2: 70_000 }))).toBeUndefined();
});

it('leaves a file alone that is not the bundler’s own, such as the polyfills', () => {
  expect(heaviestModule(`missing();"${'x'.repeat(200_000)}"`)).toBeUndefined();
});

it('runs no module', () => {
  const source = `TURBOPACK.push([void 0,7,()=>{throw 1;"${'x'.repeat(200_000)}"}])`;
  expect(heaviestModule(source)).toBe(7);
});
