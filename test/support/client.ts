import { mustKeepContract } from './contract.js';

/** What JSON.parse answers: tests read members freely, or name the expected type. */
export type Json = ReturnType<typeof JSON.parse>;

export interface Answer<T = Json> {
  status: number;
  body: T;
  headers: Headers;
  text: string;
  bytes: Buffer;
}

export interface CallOptions {
  headers?: Record<string, string>;
  query?: Record<string, string | number | boolean | readonly string[]>;
  /** The `Idempotency-Key`. */
  key?: string;
  /** Throws, with the body, when the answer has another status. */
  expect?: number;
}

/** Speaks to the API as one person; every answer is held against the published document. */
export class Client {
  constructor(
    readonly origin: string,
    readonly token?: string,
  ) {}

  /** The same door, as somebody else. */
  as(token: string | undefined): Client {
    return new Client(this.origin, token);
  }

  get<T = Json>(path: string, options?: CallOptions) {
    return this.call<T>('GET', path, undefined, options);
  }

  post<T = Json>(path: string, body?: unknown, options?: CallOptions) {
    return this.call<T>('POST', path, body, options);
  }

  put<T = Json>(path: string, body?: unknown, options?: CallOptions) {
    return this.call<T>('PUT', path, body, options);
  }

  patch<T = Json>(path: string, body?: unknown, options?: CallOptions) {
    return this.call<T>('PATCH', path, body, options);
  }

  delete<T = Json>(path: string, body?: unknown, options?: CallOptions) {
    return this.call<T>('DELETE', path, body, options);
  }

  /** Any address of the server, unprefixed and not held against the document. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.token && !headers.has('authorization')) headers.set('authorization', `Bearer ${this.token}`);
    return fetch(`${this.origin}${path}`, { ...init, headers });
  }

  /** `path` is below `/api/v1`. A string, bytes or FormData are sent as they are, anything else as JSON. */
  async call<T = Json>(
    method: string,
    path: string,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<Answer<T>> {
    const url = new URL(`/api/v1${path}`, this.origin);
    for (const [name, value] of Object.entries(options.query ?? {}))
      for (const one of Array.isArray(value) ? value : [value]) url.searchParams.append(name, String(one));
    const raw = typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array;
    const type = body instanceof Uint8Array ? 'application/octet-stream' : 'application/json';
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(options.key ? { 'idempotency-key': options.key } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': type }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: raw ? (body as BodyInit) : JSON.stringify(body) }),
    });
    const answer = await read<T>(response);
    const contentType = response.headers.get('content-type') ?? '';
    mustKeepContract({ method, path: url.pathname, status: response.status, contentType, body: answer.body });
    if (options.expect !== undefined && options.expect !== answer.status)
      throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 2000)}`);
    return answer;
  }
}

async function read<T>(response: Response): Promise<Answer<T>> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  const body = (isJson && text !== '' ? JSON.parse(text) : text) as T;
  return { status: response.status, body, headers: response.headers, text, bytes };
}
