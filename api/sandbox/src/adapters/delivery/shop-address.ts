import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Config } from '@duka/api/platform/config/config.js';
import type { Server } from 'node:http';

/** Where this process's own API listens on loopback: on the port it has got, else on the configured one. */
@Injectable()
export class ShopAddress {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
  ) {}

  /** The same address, reached on loopback when it is the shop's own public one: that may not be reachable from here. */
  reach(url: string): string {
    const { publicUrl } = this.config;
    return url.startsWith(`${publicUrl}/`) ? this.url(url.slice(publicUrl.length)) : url;
  }

  /** A path where it is on the shop's public address, whatever name the shopper has opened the shop by. */
  wayBack(url: string): string {
    const target = URL.parse(url);
    const isOurs = target?.origin === new URL(this.config.publicUrl).origin;
    return target && isOurs ? target.pathname + target.search : url;
  }

  url(path: string): string {
    const server = this.host.httpAdapter.getHttpServer() as Partial<Server>;
    const address: unknown = server.address?.();
    const port =
      typeof address === 'object' && address !== null && 'port' in address
        ? address.port
        : this.config.apiPort;
    return `http://127.0.0.1:${String(port)}${path}`;
  }
}
