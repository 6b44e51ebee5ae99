import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { ApiProcess } from '../support/api-process.js';
import { Client } from '../support/client.js';
import { Shop } from '../support/shop.js';
import { Cluster } from './cluster.js';
import { OWNER, SHOP } from './files.js';

const LONGEST_MS = 60_000;

/** The way in: whichever node has the address. */
class FrontDoor extends ApiProcess {
  override readonly client = new Client(`http://${SHOP}`);
}

/** A shop on three nodes, as its visitors and its books see it. */
export class ClusterShop extends Shop {
  constructor(readonly cluster: Cluster) {
    super();
  }

  override async open(): Promise<void> {
    await this.cluster.open();
    this.dataDir = this.cluster.folder;
    this.apis = [new FrontDoor({ port: 80, metricsPort: 0, sandboxPort: 0, logFile: '' })];
    this.connect();
  }

  override async close(): Promise<void> {
    await this.disconnect();
    await this.cluster.close();
  }

  /** By the HAProxy of the node that has the shop's address. */
  override get databaseUrl(): string {
    return `postgres://${OWNER}@${SHOP}:5000/duka`;
  }

  /** Asked again while the leader is another one. */
  override async sql<Row extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    const deadline = Date.now() + LONGEST_MS;
    for (;;)
      try {
        return await super.sql<Row>(text, values);
      } catch (error) {
        if (Date.now() > deadline || !/terminat|ECONN|EHOST|timeout|read-only/i.test(String(error)))
          throw error;
        await pause(500);
      }
  }
}
