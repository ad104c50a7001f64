import { isChunkError } from './chunkError';
import { holdsTyping } from './holdsTyping';
import { serverAnswers } from './serverAnswers';

test('a page holds typing when a field differs from its HTML', () => {
  document.body.innerHTML = '<input id="a" value="given"><textarea></textarea>';
  expect(holdsTyping()).toBe(false);
  document.querySelector('textarea')!.value = 'x';
  expect(holdsTyping()).toBe(true);
});

describe('the server', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));
  const answering = (answer: () => Promise<unknown>) =>
    Object.assign(globalThis, { fetch: answer });

  test('answers', async () => {
    answering(() => Promise.resolve({ ok: true }));
    expect(await serverAnswers()).toBe(true);
  });

  test('has no such page, or cannot be reached', async () => {
    answering(() => Promise.resolve({ ok: false }));
    expect(await serverAnswers()).toBe(false);
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await serverAnswers()).toBe(false);
  });
});

test.each([
  [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
  [new TypeError('x is not a function'), false],
  ['ChunkLoadError', false],
])('%p: a chunk that is gone? %s', (error, gone) => expect(isChunkError(error)).toBe(gone));
