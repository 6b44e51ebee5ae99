import { describe, expect, it } from '@jest/globals';
import { Outbox, type DomainEvent } from '../../kernel/outbox.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { InMemoryAlerts } from '../testing/in-memory-alerts.js';
import { BackInStock } from './back-in-stock.js';
import type { Wanted } from './ports.js';

class Letters extends Outbox {
  readonly sent: DomainEvent[] = [];

  override async publish(event: DomainEvent) {
    this.sent.push(event);
  }
}

const lamp: Wanted = { productId: 'lamp', variantId: undefined };

function open() {
  const [subscriptions, letters] = [new InMemoryAlerts(), new Letters()];
  const put = (plain: number) => subscriptions.products.set('lamp', { name: 'Lamp', pieces: { plain } });
  return {
    put,
    subscriptions,
    letters,
    alerts: new BackInStock(subscriptions, letters, new DirectUnitOfWork()),
  };
}

describe('telling that something is back', () => {
  it('writes once to whoever asked, when it is there again', async () => {
    const { put, letters, alerts } = open();
    put(0);
    await alerts.ask(lamp, 'ada@example.com', { ip: '198.51.100.7' });
    expect(await alerts.tell()).toBe(0);
    put(3);
    expect([await alerts.tell(), await alerts.tell()]).toEqual([1, 0]);
    expect(letters.sent.map(({ topic, payload }) => [topic, payload['email'], payload['product']])).toEqual([
      ['mail.back-in-stock', 'ada@example.com', 'Lamp'],
    ]);
  });

  it('goes on until everybody has been told', async () => {
    const { put, letters, alerts } = open();
    put(0);
    for (let n = 0; n < 450; n += 1)
      await alerts.ask(lamp, `reader-${n}@example.com`, { ip: '198.51.100.7' });
    put(1);
    expect([await alerts.tell(), letters.sent.length]).toEqual([450, 450]);
  });

  it('remembers nobody for what can be bought now, nor for what is not on sale', async () => {
    const { put, subscriptions, alerts } = open();
    put(1);
    await expect(alerts.ask(lamp, 'ada@example.com', { ip: '198.51.100.7' })).rejects.toThrow(
      'It is in stock',
    );
    await expect(
      alerts.ask({ ...lamp, productId: 'x' }, 'ada@example.com', { ip: '198.51.100.7' }),
    ).rejects.toThrow('Product not found');
    expect(subscriptions.waiting).toEqual([]);
  });
});
