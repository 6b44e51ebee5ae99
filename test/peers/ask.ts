import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { headersOf } from '../bench/load.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A path alone is read; `body` is sent as JSON. */
export type Ask = (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

/** Speaks with one server over `connections` that stay open. */
export function openLine(port: number, connections: number): { ask: Ask; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask: Ask = (path, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST';
      const text = body === undefined ? {} : { body: JSON.stringify(body) };
      const sending = request(
        {
          ...{ agent, port, host: '127.0.0.1', method, path },
          headers: headersOf({ method, path, headers, ...text }),
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const answer = Buffer.concat(chunks).toString();
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text: answer });
          });
        },
      );
      sending.on('error', reject);
      sending.end(text.body);
    });
  return { ask, close: () => agent.destroy() };
}

/** @throws when the answer is none of success or lacks one of the `words` */
export function expectText(answer: Answer, ...words: readonly string[]): Answer {
  const missing = words.find((word) => !answer.text.includes(word));
  if (answer.status < 200 || answer.status > 299 || missing !== undefined)
    throw new Error(`${answer.status} without ${missing ?? 'success'}: ${answer.text.slice(0, 300)}`);
  return answer;
}

/** The text or number at a path of names, e.g. `cart.id`. @throws when there is none */
export function read(answer: Answer, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | null)?.[name],
      JSON.parse(expectText(answer).text),
    );
  if (typeof found !== 'string' && typeof found !== 'number')
    throw new Error(`no ${path} in ${answer.text.slice(0, 300)}`);
  return String(found);
}

/** @throws when the list at `path` has not so many entries */
export function expectEntries(answer: Answer, path: string, most: number): void {
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | null)?.[name],
      JSON.parse(expectText(answer).text),
    );
  if (!Array.isArray(found) || found.length === 0 || found.length > most)
    throw new Error(`${path} is no list of up to ${most}: ${answer.text.slice(0, 300)}`);
}
