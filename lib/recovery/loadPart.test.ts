import { loadPart } from './loadPart';

test('what arrives is handed on, and an earlier reload is forgotten', async () => {
  sessionStorage.setItem('reloaded:part', '1');
  await expect(loadPart('part', () => Promise.resolve('here'))).resolves.toBe('here');
  expect(sessionStorage.getItem('reloaded:part')).toBeNull();
});

test('what is gone rejects when the page cannot be recovered', async () => {
  const gone = () => Promise.reject(new Error('gone'));
  await expect(loadPart('part', gone, () => Promise.resolve(false))).rejects.toThrow('gone');
});

test('while the page reloads nobody is told anything', async () => {
  const settled = jest.fn();
  const recover = jest.fn(() => Promise.resolve(true));
  void loadPart('part', () => Promise.reject(new Error('gone')), recover).then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(recover).toHaveBeenCalledWith('part');
  expect(settled).not.toHaveBeenCalled();
});
