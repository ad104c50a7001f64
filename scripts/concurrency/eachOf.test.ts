/** @jest-environment node */
import { eachOf } from './eachOf';

test('reaches every item once, several of them at a time', async () => {
  const done: number[] = [];
  let [underWay, most] = [0, 0];
  await eachOf([...Array(50).keys()], 16, async (item) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve));
    underWay -= 1;
    done.push(item);
  });
  expect(done.sort((a, b) => a - b)).toEqual([...Array(50).keys()]);
  expect(most).toBe(16);
});

test('fails with the first item that does', async () => {
  const act = (item: string) =>
    item === 'bad' ? Promise.reject(new Error('no place left')) : Promise.resolve();
  await expect(eachOf(['good', 'bad'], 2, act)).rejects.toThrow('no place left');
});
