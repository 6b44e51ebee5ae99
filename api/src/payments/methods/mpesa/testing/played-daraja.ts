import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export const REF = 'ws_CO_211120261200001234';

interface Played {
  status: number;
  body: unknown;
}
const PENDING: Played = {
  status: 200,
  body: { ResultCode: '4999', ResultDesc: 'The transaction is still under processing' },
};
export const result = (ResultCode: string | number, ResultDesc = ''): Played => ({
  status: 200,
  body: { ResponseCode: '0', CheckoutRequestID: REF, ResultCode, ResultDesc },
});
export const error = (status: number, errorCode: string, errorMessage: string): Played => ({
  status,
  body: { requestId: 'r', errorCode, errorMessage },
});

const BAD_TOKEN = error(404, '404.001.03', 'Invalid Access Token');

/** Daraja's wire, as far as the shop speaks it; the test says what came of the prompt. */
export const played = {
  tokens: 0,
  pushes: [] as Record<string, unknown>[],
  queries: [] as Record<string, unknown>[],
  authorization: '',
  push: undefined as Played | undefined,
  query: PENDING,
  hasKeys: true,
  badToken: BAD_TOKEN,
};

function answerTo(path: string, authorization: string, body: Record<string, unknown>): Played {
  if (path.startsWith('/oauth/v1/generate')) {
    played.authorization = authorization;
    if (!played.hasKeys) return { status: 400, body: undefined };
    played.tokens += 1;
    return { status: 200, body: { access_token: `token-${played.tokens}`, expires_in: '3599' } };
  }
  if (authorization !== `Bearer token-${played.tokens}`) return played.badToken;
  if (path === '/mpesa/stkpushquery/v1/query') {
    played.queries.push(body);
    return played.query;
  }
  played.pushes.push(body);
  const done = {
    MerchantRequestID: 'm',
    CheckoutRequestID: REF,
    ResponseCode: '0',
    ResponseDescription: 'Success',
  };
  return played.push ?? { status: 200, body: done };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request as AsyncIterable<Buffer>) text += chunk.toString('utf8');
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

/** Says nothing of what was there before. */
export const rewind = (): void =>
  void Object.assign(played, {
    tokens: 0,
    pushes: [],
    queries: [],
    push: undefined,
    query: PENDING,
    hasKeys: true,
    badToken: BAD_TOKEN,
  });

/** Its origin, and what ends it. */
export async function playDaraja(): Promise<{ baseUrl: string; end: () => Promise<unknown> }> {
  const server: Server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { status, body: said } = answerTo(request.url ?? '', request.headers.authorization ?? '', body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { baseUrl, end: () => new Promise((resolve) => server.close(resolve)) };
}
