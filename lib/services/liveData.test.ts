/** @jest-environment node */
import { fetchData } from './liveData';

/** Answers the next request, and notes how it was asked for. */
function answer(body: BodyInit | null, init?: ResponseInit) {
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));
}

afterEach(() => jest.restoreAllMocks());

test('asks for the live file from the root, once, and checks an earlier copy with the host', async () => {
  const asked = answer('[1]');
  expect(await fetchData()).toBe('[1]');
  expect(asked.mock.calls).toEqual([
    ['/data.json', { cache: 'no-cache', signal: expect.any(AbortSignal) as AbortSignal }],
  ]);
});

test('characters that are split between two parts stay whole, and a byte order mark is dropped', async () => {
  const bytes = new TextEncoder().encode('\uFEFF瑜伽 🧘');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  answer(body);
  expect(await fetchData()).toBe('瑜伽 🧘');
});
