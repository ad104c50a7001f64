/** @jest-environment node */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { prepareFolder } from './emulators';

it('gives two runs on the same port a folder each', async () => {
  const runs = [await prepareFolder({ authPort: 9099 }), await prepareFolder({ authPort: 9099 })];
  expect(runs.map((run) => existsSync(`${run}/firebase.json`))).toEqual([true, true]);
  expect(runs[0]).not.toBe(runs[1]);
  await Promise.all(runs.map((run) => rm(run, { recursive: true })));
});
