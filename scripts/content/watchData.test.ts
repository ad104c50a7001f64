/** @jest-environment node */
import { unwatchFile } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { temporaryFolder } from '../tools/testing';
import { watchData } from './watchData';

const at = temporaryFolder();
const yoga = {
  ...{ id: '1', name: 'Yoga', price: '$22', comment: 'Breathe' },
  picture: 'https://pictures.example/yoga.jpg',
};

test('says at the start what a build would say, and again after each change of the file', async () => {
  const said: string[] = [];
  let heard = () => {};
  jest.spyOn(console, 'warn').mockImplementation((line: string) => {
    said.push(line);
    heard();
  });
  const nextLine = () => new Promise<void>((resolve) => (heard = resolve));

  const data = at('data.json');
  await writeFile(data, JSON.stringify([{ ...yoga, price: 29 }]));
  await watchData(data, at());
  expect(said).toEqual([
    'public/data.json, [0].price: Invalid input: expected string, received number, found 29.',
  ]);

  // As many editors save a file.
  const line = nextLine();
  await writeFile(at('new.json'), JSON.stringify([{ ...yoga, comment: 5 }]));
  await rename(at('new.json'), data);
  await line;
  expect(said[1]).toBe(
    'public/data.json, [0].comment: Invalid input: expected string, received number, found 5.',
  );
  unwatchFile(data);
});
