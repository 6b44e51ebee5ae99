import { afterEach, expect, it, jest } from '@jest/globals';
import { httpClient } from './http-client';

const UNREACHED = 'The shop cannot be reached. Check the connection and try again.';

const answerWith = (answer: () => Response) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());

const cut = () =>
  new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"id":'));
      stream.error(new TypeError('terminated'));
    },
  });

afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['that is cut off', 'GET', () => new Response(cut())],
  ['that is cut off', 'POST', () => new Response(cut())],
  ['that is a web page', 'GET', () => new Response('<h1>Log in to this network</h1>')],
  ['that is a web page', 'POST', () => new Response('<h1>Log in to this network</h1>')],
  ['of nothing', 'GET', () => new Response('')],
  ['of nothing', 'PUT', () => new Response('')],
])('an answer %s to a %s says that the shop cannot be reached', async (_, method, answer) => {
  answerWith(answer);
  const asked = httpClient('/api/v1/admin/orders/7', { method });
  await expect(asked).rejects.toMatchObject({ message: UNREACHED, status: 0 });
});

it('a change that is answered with nothing was made', async () => {
  answerWith(() => new Response(null, { status: 204 }));
  expect((await httpClient('/api/v1/admin/orders/7', { method: 'DELETE' })).json).toEqual({ id: '7' });
});
