import { expect, it } from '@jest/globals';
import { readAtMost } from './read-at-most.js';

/** A body that never ends by itself, of parts of three bytes; tells how many were asked for and whether it was ended. */
function endless() {
  const seen = { parts: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        seen.parts += 1;
        controller.enqueue(new Uint8Array([1, 2, 3]));
      },
      cancel: () => void (seen.cancelled = true),
    },
    { highWaterMark: 0 },
  );
  return { seen, body };
}

it('reads a body up to its limit, and one of exactly that length', async () => {
  expect(await readAtMost(new Response('abcd'), 4)).toEqual(new Uint8Array([97, 98, 99, 100]));
  expect(await readAtMost(new Response(null), 4)).toEqual(new Uint8Array());
  expect(await readAtMost(new Response('abcde'), 4)).toBeNull();
});

it('stops where a body without a length goes on beyond the limit', async () => {
  const { seen, body } = endless();
  expect(await readAtMost(new Response(body), 10)).toBeNull();
  expect(seen).toEqual({ parts: 4, cancelled: true });
});

it('reads nothing of a body that says itself that it is too long', async () => {
  const { seen, body } = endless();
  expect(await readAtMost(new Response(body, { headers: { 'content-length': '11' } }), 10)).toBeNull();
  expect(seen).toEqual({ parts: 0, cancelled: true });
});
