import { randomUUID } from 'node:crypto';
import type { Answer, Json } from '../support/client.js';
import type { Goods } from '../support/money.js';
import type { ChaosShop } from './chaos-shop.js';
import type { Journal } from './journal.js';
import { answered, anyDoor } from './persistence.js';
import type { Random } from './random.js';

/** What every member of the staff works with. */
export interface Desk {
  shop: ChaosShop;
  journal: Journal;
  random: Random;
  token: string;
  shelf: readonly Goods[];
}

/** Somebody who works in the shop, through any of its processes, and tries until there is an answer. */
export abstract class Staff {
  constructor(protected readonly desk: Desk) {}

  /** One of the latest orders in this state for which that is legal, if the one that chance picks is such. */
  protected async onOrder(
    status: string,
    action: string,
    act: (order: Json) => Promise<unknown>,
  ): Promise<void> {
    const query = new URLSearchParams({
      filter: JSON.stringify({ status }),
      sort: '["createdAt","DESC"]',
      range: '[0,9]',
    });
    const { body } = await this.ask('GET', `/admin/orders?${query}`);
    if (!Array.isArray(body) || body.length === 0) return;
    const { body: order } = await this.ask('GET', `/admin/orders/${this.desk.random.pick<Json>(body).id}`);
    if (order.legalActions?.includes(action)) await act(order);
  }

  /** What nothing stands in the way of. */
  protected async must(method: 'POST' | 'PUT', path: string, body: object): Promise<Answer> {
    const answer = await this.ask(method, path, body);
    if (answer.status >= 400)
      this.desk.journal.surprises.push(`${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return answer;
  }

  protected ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer> {
    const { shop, journal, random, token } = this.desk;
    const options = method === 'POST' ? { key: randomUUID() } : {};
    const send = () => anyDoor(shop, random, token).client.call(method, path, body, options);
    return answered(journal, send, path.replaceAll(/[0-9a-f-]{36}/g, '…'));
  }
}
