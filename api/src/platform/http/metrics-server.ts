import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../config/config.js';
import { log } from '../logging/log.js';
import { MetricSources } from './metric-sources.js';
import { figures, registry } from './metrics.js';

/** `/metrics` for Prometheus, on a door of its own (`METRICS_PORT`) that the shop's visitors never reach. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly config: Config,
    private readonly sources: MetricSources,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT: port, METRICS_HOST: host } = this.config.env;
    if (port === undefined) return;
    const server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    this.server = server;
    log.debug({ port, host }, 'metrics are served');
  }

  async beforeApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** 401 without the token of `METRICS_TOKEN`, where there is one. */
  async answer(request: Pick<IncomingMessage, 'url' | 'headers'>, response: ServerResponse): Promise<void> {
    if (!this.admits(request.headers.authorization))
      return void response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end();
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    await this.sources.read();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(await figures());
  }

  private admits(sent = ''): boolean {
    const token = this.config.env.METRICS_TOKEN;
    if (token === undefined) return true;
    const [given, wanted] = [Buffer.from(sent), Buffer.from(`Bearer ${token}`)];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
}
