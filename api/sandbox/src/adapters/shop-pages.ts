import { Injectable } from '@nestjs/common';
import { Config } from '@duka/api/platform/config/config.js';
import { Pages } from '../application/ports.js';

/** The sandbox's pages are on the shop's own origin, so that one forwarded port is enough. */
@Injectable()
export class ShopPages extends Pages {
  constructor(private readonly config: Config) {
    super();
  }

  override checkout(session: string): string {
    return `${this.config.publicUrl}/sandbox/checkout/${session}`;
  }

  override back(url: string): string {
    const target = URL.parse(url);
    if (target?.origin !== new URL(this.config.publicUrl).origin) return url;
    return target.pathname + target.search;
  }
}
