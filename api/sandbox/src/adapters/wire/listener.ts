import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Config } from '@duka/api/platform/config/config.js';
import { ProviderAccess, type Access } from '@duka/api/platform/config/provider-access.js';
import { log } from '@duka/api/platform/logging/log.js';
import type { Played } from '../../plugins/contract.js';
import { CARRIERS, PLUGINS } from '../../plugins/index.js';
import { PlayedPlugins } from '../played-plugins.js';
import { SandboxAccessGuard } from '../sandbox-access.guard.js';
import { SandboxKeys } from '../sandbox-keys.js';
import { MomoWire } from './momo-wire.js';
import { PluginWire } from './plugin-wire.js';
import { StripeWire } from './stripe-wire.js';
import { ViesWire } from './vies-wire.js';
import type { WireAnswer, WireCall } from './wire-call.js';

const LONGEST_BODY = 1024 * 1024;
/** As long as the shop keeps its own: longer than any client keeps an idle connection. */
const KEEP_ALIVE_MS = 65_000;
/** The shop's own pages serve it: nothing of another address is loaded. */
const IN_BROWSER = {
  ...{ key: 'pk_test_sandbox', script: '/sandbox/stripe.js', kinds: ['card'] },
  ...{ scriptHosts: [], frameHosts: [], connectHosts: [] },
};

/**
 * The played providers' own door: loopback only, on a free port (or `SANDBOX_PORT`) that is made known to this process's adapters. Any
 * number of processes each have theirs; what they play is in the database, so it does not matter who is asked.
 */
@Injectable()
export class SandboxListener implements OnModuleInit, BeforeApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly stripe: StripeWire,
    private readonly momo: MomoWire,
    private readonly vies: ViesWire,
    private readonly pluginWire: PluginWire,
    private readonly plugins: PlayedPlugins,
    private readonly accessGuard: SandboxAccessGuard,
    private readonly keys: SandboxKeys,
    private readonly access: ProviderAccess,
    private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    if (!this.accessGuard.plays) return;
    this.server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
      void this.serve(request, response);
    });
    const port = await listening(this.server, this.config.env.SANDBOX_PORT ?? 0);
    const keys = await this.keys.get();
    const { stripeKey, webhookSecret, subscriptionKey, apiUser, apiKey } = keys;
    const here = `http://127.0.0.1:${port}`;
    const stripe = {
      baseUrl: this.config.given['STRIPE_API_BASE'] ?? here,
      secrets: { key: stripeKey, webhookSecret },
      isSimulated: true as const,
      inBrowser: IN_BROWSER,
    };
    if (this.accessGuard.playsCards) this.access.play('stripe', stripe);
    const momo = { baseUrl: here, secrets: { subscriptionKey, apiUser, apiKey }, isSimulated: true as const };
    if (this.accessGuard.playsPhones) this.access.play('momo', momo);
    for (const plugin of PLUGINS)
      this.access.play(plugin.provider, { ...(await this.doorOf(plugin, here)), isSimulated: true });
    for (const carrier of this.accessGuard.playsCarrier ? CARRIERS : [])
      this.access.play(carrier.provider, await this.doorOf(carrier, here));
    if (!this.config.isProduction) this.access.play('vies', { baseUrl: `${here}/vies`, secrets: {} });
    log.debug({ port }, 'the payment sandbox listens');
  }

  async beforeApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (!server) return;
    server.keepAliveTimeout = 1; // of those that are still being answered
    server.closeIdleConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  private async doorOf(played: Played, here: string): Promise<Access> {
    return { baseUrl: `${here}/${played.provider}`, secrets: await this.plugins.keysOf(played) };
  }

  private wireOf(path: string): Pick<StripeWire, 'answer'> {
    if (path.startsWith('/collection/')) return this.momo;
    return path.startsWith('/vies/') ? this.vies : this.stripe;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const call = await read(request);
      const ofPlugin = await this.pluginWire.answer(call);
      const answer = ofPlugin === undefined ? await this.wireOf(call.path).answer(call) : ofPlugin;
      if (answer) write(response, answer);
      else response.destroy();
    } catch (error) {
      log.error({ err: error }, 'the payment sandbox failed');
      response.destroy();
    }
  }
}

function listening(server: Server, wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

async function read(request: IncomingMessage): Promise<WireCall> {
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LONGEST_BODY) throw new Error('a request to the sandbox is too large');
    chunks.push(chunk);
  }
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.search.replace(/^\?/, ''),
    body: Buffer.concat(chunks).toString('utf8'),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    ),
  };
}

function write(response: ServerResponse, answer: WireAnswer): void {
  const sent = answer.text ?? (answer.body ? JSON.stringify(answer.body) : '');
  response.writeHead(answer.status, {
    ...(sent ? { 'Content-Type': 'application/json' } : {}),
    'Content-Length': Buffer.byteLength(sent),
    'Cache-Control': 'no-store',
    ...answer.headers,
  });
  response.end(sent);
}
