import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { StorefrontProcess } from './storefront-process.js';

/**
 * What becomes of an API call: an answer of its own, none at all, one that breaks off in the middle, or the right one after
 * ten seconds. A body that is text is HTML.
 */
export type Fault = 'no answer' | 'cut' | 'slow' | { status: number; body: unknown };

const SLOW_MS = 10_000;
const HALF = '{"success":true,"data":[{"_id":"0';
const CUT = { 'Content-Type': 'application/json', 'Content-Length': 2 * HALF.length };

/** A storefront whose way to the running shop's API leads through a switch: calls that match a fault meet it. */
export class FaultyShop {
  private readonly faults: { path: RegExp; fault: Fault; visitor?: string }[] = [];
  /** For whom each path was last called, as the API is told: `X-Forwarded-For`. */
  readonly calledFor = new Map<string, string>();
  /** The visitors whose calls have met a fault. */
  readonly met = new Set<string>();

  private storefront!: StorefrontProcess;

  private constructor(private readonly api: Server) {
    api.on('request', (asked, answer) => void this.pass(asked, answer));
  }

  get url(): string {
    return this.storefront.url;
  }

  /** @param env more variables of the storefront, such as its public name */
  static async open(env: Record<string, string> = {}): Promise<FaultyShop> {
    const api = createServer().listen(0, '127.0.0.1');
    await once(api, 'listening');
    // it asks the API before it is ready, and would wait as long as it waits for anything
    const shop = new FaultyShop(api);
    const apiPort = (api.address() as AddressInfo).port;
    shop.storefront = await StorefrontProcess.start({ API_PORT: String(apiPort), ...env });
    return shop;
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const from = String(asked.headers['x-forwarded-for']);
    this.calledFor.set(asked.url ?? '', from);
    const fault = this.faults.find(
      ({ path, visitor }) => path.test(asked.url ?? '') && (!visitor || visitor === from),
    )?.fault;
    if (fault) this.met.add(from);
    if (fault === 'no answer') return void asked.socket.destroy();
    if (fault === 'cut') return void answer.writeHead(200, CUT).write(HALF, () => asked.socket.destroy());
    if (typeof fault === 'object') {
      const { status, body } = fault;
      const isPage = typeof body === 'string';
      return void answer
        .writeHead(status, { 'Content-Type': isPage ? 'text/html' : 'application/json' })
        .end(isPage ? body : JSON.stringify(body));
    }
    if (fault === 'slow') await pause(SLOW_MS);
    const real = new URL(asked.url ?? '/', process.env['DUKA_URL']);
    const on = request(real, { method: asked.method, headers: { ...asked.headers, host: real.host } });
    on.on('response', (got) => {
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
    });
    on.on('error', () => asked.socket.destroy());
    asked.pipe(on);
  }

  /** From now on calls of `path` (with its query) meet `fault`; the other faults are mended. */
  fail(path: RegExp, fault: Fault): void {
    this.failAll([path], fault);
  }

  /** As `fail`, beside the other faults and for one visitor only: the storefront must trust one proxy. */
  failFor(visitor: string, path: RegExp, fault: Fault): void {
    this.faults.push({ path, fault, visitor });
  }

  /** From now on calls of any of the paths meet `fault`; the other faults are mended. */
  failAll(paths: readonly RegExp[], fault: Fault): void {
    this.faults.splice(0, this.faults.length, ...paths.map((path) => ({ path, fault })));
  }

  async close(): Promise<void> {
    await this.storefront.stop();
    this.api.closeAllConnections();
    this.api.close();
  }
}
