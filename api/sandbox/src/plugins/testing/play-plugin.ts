import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '@duka/api/kernel/clock.js';
import { DirectUnitOfWork } from '@duka/api/kernel/testing/direct-unit-of-work.js';
import type { WireAnswer, WireCall } from '../../adapters/wire/wire-call.js';
import { SandboxStore, type Entry, type ListQuery } from '../../application/ports.js';
import type { PlayedProvider, SandboxPlugin } from '../contract.js';

/** A message to the shop, as it would be posted. */
export interface Told {
  type: string;
  url: string | null;
  body: string;
  headers: Readonly<Record<string, string>>;
}

/** A plugin of the sandbox for specs of the code that speaks to it: its wire on a port of its own, its objects in memory. */
export class PluginOnAPort {
  readonly objects = new ObjectsInMemory();
  readonly keys: Readonly<Record<string, string>>;
  /** What the shop has asked, oldest first. */
  calls: WireCall[] = [];
  told: Told[] = [];
  /** An answer in place of the plugin's: it is away, refuses, or says what no page brings about. */
  instead: ((call: WireCall) => WireAnswer | undefined) | undefined;
  private due: string[] = [];
  private last = 0;
  private server: Server | undefined;
  private provider: PlayedProvider;

  constructor(
    private readonly plugin: SandboxPlugin,
    private readonly clock: Clock,
  ) {
    this.keys = plugin.newKeys();
    this.provider = this.made();
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server?.address() as AddressInfo).port}`;
  }

  get page() {
    return this.provider.page!;
  }

  get phone() {
    return this.provider.phone!;
  }

  async open(): Promise<void> {
    const server = createServer((request, response) => {
      void read(request).then(async (call) => {
        const { status, body, headers } = await this.answer(call);
        response
          .writeHead(status, { 'content-type': 'application/json', ...headers })
          .end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.server = server;
  }

  close(): Promise<unknown> {
    return new Promise((resolve) => this.server?.close(resolve));
  }

  /** Knows nothing of what was before but its keys. */
  forget(): void {
    this.objects.all.length = 0;
    Object.assign(this, { calls: [], told: [], due: [], last: 0, instead: undefined });
    this.provider = this.made();
  }

  /** The bodies of what was asked at a path. */
  asked(path: string): Record<string, unknown>[] {
    return this.calls
      .filter((call) => call.method === 'POST' && call.path === path)
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  }

  /** The headers of a message with this text, by their names in small letters. */
  signed(body: string): Record<string, string> {
    const headers = Object.entries(this.provider.headersOf?.({ id: 'message', body }) ?? {});
    return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  }

  /** All that the plugin does later, now. */
  async timeIsUp(): Promise<void> {
    for (const id of this.due.splice(0)) await this.provider.timeIsUp?.(id);
  }

  private async answer(call: WireCall): Promise<WireAnswer> {
    this.calls.push(call);
    return this.instead?.(call) ?? this.provider.answer(call);
  }

  private made(): PlayedProvider {
    const provider: PlayedProvider = this.plugin.make({
      ...{ keys: this.keys, objects: this.objects, clock: this.clock, work: new DirectUnitOfWork() },
      codes: { next: (prefix, length = 24) => prefix + String((this.last += 1)).padStart(length, '0') },
      tell: async (type, body, url = null) => {
        const [id, text] = [`message-${this.told.length + 1}`, JSON.stringify(body)];
        const headers = provider.headersOf?.({ id, body: text }) ?? {};
        this.told.push({ type, url, body: text, headers });
        return id;
      },
      later: async (_ms, id) => void this.due.push(id),
      autoApproves: async () => false,
    });
    return provider;
  }
}

/** The sandbox's objects without a database. */
export class ObjectsInMemory extends SandboxStore {
  readonly all: Entry<never, never>[] = [];

  override find<D, E>(kind: string, id: string): Promise<Entry<D, E> | null> {
    return Promise.resolve(
      structuredClone(this.all.find((one) => one.kind === kind && one.id === id)) ?? null,
    );
  }

  override lock<D, E>(kind: string, id: string): Promise<Entry<D, E> | null> {
    return this.find(kind, id);
  }

  override async insert(entry: Entry<object, object>): Promise<void> {
    if (this.all.some(({ id }) => id === entry.id)) throw new Error(`${entry.id} is there`);
    this.all.push(structuredClone(entry) as Entry<never, never>);
  }

  override async save(entry: Entry<object, object>): Promise<void> {
    const known = this.all.find(({ id }) => id === entry.id);
    if (known) Object.assign(known, structuredClone({ data: entry.data, extra: entry.extra }));
  }

  override list<D>({ kind, parent, limit }: ListQuery): Promise<{ items: Entry<D>[]; more: boolean }> {
    const found = this.all
      .filter((one) => one.kind === kind && (!parent || one.parent === parent))
      .toReversed();
    const items = structuredClone(found.slice(0, limit)) as Entry<D>[];
    return Promise.resolve({ items, more: found.length > limit });
  }
}

async function read(request: IncomingMessage): Promise<WireCall> {
  const url = new URL(request.url ?? '/', 'http://plugin');
  let body = '';
  for await (const chunk of request as AsyncIterable<Buffer>) body += chunk.toString('utf8');
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return {
    ...{ method: request.method ?? 'GET', path: url.pathname, query: url.search.slice(1), body },
    headers: Object.fromEntries(headers) as Record<string, string>,
  };
}
