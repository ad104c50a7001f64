/** @jest-environment node */
import { fetchData, fetchTimeout, largestFile } from './liveData';

/** Answers the next request, and notes how it was asked for. */
function answer(body: BodyInit | null, init?: ResponseInit) {
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));
}

/** A body that arrives in these parts. */
function bodyOf(parts: Iterable<Uint8Array<ArrayBuffer>>) {
  const each = parts[Symbol.iterator]();
  const state = { sent: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const { done, value } = each.next();
      if (done) return controller.close();
      state.sent += value.byteLength;
      controller.enqueue(value);
    },
    cancel() {
      state.cancelled = true;
    },
  });
  return { stream, state };
}

afterEach(() => jest.restoreAllMocks());

test('asks for the live file from the root, once, and checks an earlier copy with the host', async () => {
  const asked = answer('[1]');
  expect(await fetchData()).toBe('[1]');
  expect(asked.mock.calls).toEqual([
    ['/data.json', { cache: 'no-cache', signal: expect.any(AbortSignal) as AbortSignal }],
  ]);
});

test('refuses an answer that is no file', async () => {
  answer('Oops', { status: 503 });
  await expect(fetchData()).rejects.toThrow('the host answered 503');
});

test('stops reading a file that is too large', async () => {
  const chunk = new Uint8Array(500_000).fill(32);
  const endless = bodyOf(
    (function* () {
      for (;;) yield chunk;
    })(),
  );
  answer(endless.stream);
  await expect(fetchData()).rejects.toThrow('it is larger than 2 MB');
  expect(endless.state.sent).toBeLessThan(2 * largestFile);
  expect(endless.state.cancelled).toBe(true);
});

test('characters that are split between two parts stay whole, and a byte order mark is dropped', async () => {
  const bytes = new TextEncoder().encode('\uFEFF瑜伽 🧘');
  answer(bodyOf([...bytes].map((byte) => Uint8Array.of(byte))).stream);
  expect(await fetchData()).toBe('瑜伽 🧘');
});

test('gives up after ten seconds', async () => {
  const stopped = AbortSignal.abort(new Error('time is up'));
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(stopped);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((_, init) => Promise.reject(init?.signal?.reason));
  await expect(fetchData()).rejects.toThrow('time is up');
  expect(timeout).toHaveBeenCalledWith(fetchTimeout);
  expect(fetchTimeout).toBe(10_000);
});
