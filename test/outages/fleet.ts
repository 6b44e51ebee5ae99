import { Balancer } from '../support/balancer.js';
import { Client } from '../support/client.js';
import { byTcp } from '../support/databases.mjs';
import { Shop } from '../support/shop.js';
import { Standby } from '../support/standby.js';
import { StorefrontProcess } from '../support/storefront-process.js';

const portOf = (url: string) => Number(new URL(url).port);

/**
 * Storefronts and API processes behind balancers, on a primary that waits for its standby with each commit. The address
 * of the database is a balancer as well, so that the standby may take the place of the primary.
 */
export class Fleet extends Shop {
  private readonly servers = new Standby({ synchronous_standby_names: '*' });
  private readonly toDatabase = new Balancer([]);
  private readonly toApis = new Balancer([]);
  private readonly toStorefronts = new Balancer([]);
  private storefronts: StorefrontProcess[] = [];
  private addresses = { database: '', apis: '', front: '' };

  constructor(private readonly size: { apis: number; storefronts: number }) {
    super({ env: { SHUTDOWN_LINGER_MS: '1000', LOG_LEVEL: 'warn' } });
  }

  override async open(): Promise<void> {
    await this.servers.start();
    this.dataDir = this.servers.folder;
    this.toDatabase.ports.push(this.servers.primary.port);
    const [database, apis, front] = await Promise.all(
      [this.toDatabase, this.toApis, this.toStorefronts].map((one) => one.listen()),
    );
    this.addresses = { database: database ?? '', apis: apis ?? '', front: front ?? '' };
    this.connect();
    while (this.apis.length < this.size.apis) {
      const api = await this.startOne();
      this.apis.push(api);
      this.toApis.ports.push(api.port);
    }
    while (this.storefronts.length < this.size.storefronts) {
      const storefront = await this.startStorefront();
      this.storefronts.push(storefront);
      this.toStorefronts.ports.push(portOf(storefront.url));
    }
  }

  override async close(): Promise<void> {
    await Promise.all([...this.storefronts, ...this.apis].map((one) => one.stop('SIGTERM')));
    await this.disconnect();
    for (const balancer of [this.toStorefronts, this.toApis, this.toDatabase]) balancer.close();
    await this.servers.close();
  }

  override get databaseUrl(): string {
    const url = byTcp(this.servers.primary.url);
    url.port = String(portOf(this.addresses.database));
    return url.href;
  }

  /** As visitors come in: by the balancer in front of the storefronts. */
  get front(): Client {
    return new Client(this.addresses.front);
  }

  /** A new process takes the place of each, one after the other; the old one ends in order. */
  async replaceAll(): Promise<void> {
    for (const [at, old] of [...this.apis.entries()]) {
      const fresh = await this.startOne();
      this.apis[at] = fresh;
      this.toApis.ports[at] = fresh.port;
      await old.stop();
    }
    for (const [at, old] of [...this.storefronts.entries()]) {
      const fresh = await this.startStorefront();
      this.storefronts[at] = fresh;
      this.toStorefronts.ports[at] = portOf(fresh.url);
      // whoever is asked for its health lets its visitors go before it ends
      await fetch(`${old.url}/health/storefront`);
      await old.stop('SIGTERM');
    }
  }

  async failOver(): Promise<void> {
    await this.servers.failOver();
    this.toDatabase.ports[0] = this.servers.standby.port;
  }

  private startOne() {
    return this.startApi({ DATABASE_REPLICA_URLS: this.servers.standby.url });
  }

  private startStorefront() {
    return StorefrontProcess.start({ API_URL: this.addresses.apis });
  }
}
