import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { faultInSignature, type Keys } from './sigv4.js';

/** What the next request meets instead of the service: a status, silence, or a line that is cut in the answer. */
export type Fault = number | 'silence' | 'cut';

export interface StoredObject {
  content: Buffer;
  type: string;
  cacheControl: string;
}

/**
 * One bucket of a service that speaks the part of S3's wire that the shop uses, and checks every signature as Amazon
 * describes it: nothing of the client's signing is used here.
 */
export class S3Server {
  readonly objects = new Map<string, StoredObject>();
  readonly faults: Fault[] = [];
  /** Method and path of each request that was let in. */
  readonly requests: string[] = [];

  private constructor(
    private readonly server: Server,
    readonly bucket: string,
    readonly keys: Keys,
  ) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void this.serve(request, response);
    });
  }

  static async open(bucket: string, keys: Keys): Promise<S3Server> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new S3Server(server, bucket, keys);
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What an API process needs to know of it. */
  get env(): Record<string, string> {
    return {
      S3_BUCKET: this.bucket,
      S3_ENDPOINT: this.endpoint,
      S3_REGION: this.keys.region,
      S3_ACCESS_KEY_ID: this.keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: this.keys.secretAccessKey,
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const fault = this.faults.shift();
    if (fault === 'silence') return;
    if (fault === 'cut') {
      response.writeHead(200, { 'Content-Length': '1000' }).write('only the beginning');
      setImmediate(() => response.destroy());
      return;
    }
    if (fault !== undefined) return refuse(response, fault, 'SlowDown');
    this.answer(request, response, Buffer.concat(chunks));
  }

  private answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const wrong = faultInSignature(request, body, this.keys);
    if (wrong) return refuse(response, 403, wrong);
    const { method = '', url = '' } = request;
    this.requests.push(`${method} ${url}`);
    const [, bucket, ...rest] = decodeURIComponent(url).split('/');
    if (bucket !== this.bucket) return refuse(response, 404, 'NoSuchBucket');
    if (method === 'PUT') return this.put(rest.join('/'), request, response, body);
    if (method === 'DELETE') {
      this.objects.delete(rest.join('/'));
      return void response.writeHead(204).end();
    }
    const found = this.objects.get(rest.join('/'));
    if (method !== 'GET') return refuse(response, 405, 'MethodNotAllowed');
    if (!found) return refuse(response, 404, 'NoSuchKey');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const head = { 'Content-Type': found.type, 'Cache-Control': found.cacheControl };
    response.writeHead(from === undefined ? 200 : 206, head);
    response.end(from === undefined ? found.content : found.content.subarray(Number(from), Number(to) + 1));
  }

  private put(key: string, { headers }: IncomingMessage, response: ServerResponse, content: Buffer): void {
    const type = headers['content-type'] ?? '';
    this.objects.set(key, { content, type, cacheControl: headers['cache-control'] ?? '' });
    response.writeHead(200, { ETag: `"${createHash('md5').update(content).digest('hex')}"` }).end();
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`);
}
