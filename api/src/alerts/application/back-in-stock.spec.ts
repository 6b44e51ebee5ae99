import { describe, expect, it } from '@jest/globals';
import { Outbox, type DomainEvent } from '../../kernel/outbox.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { BackInStock } from './back-in-stock.js';
import { Alerts, type Arrival, type Wanted } from './ports.js';

class InMemoryAlerts extends Alerts {
  stock = new Map<string, number>();
  waiting: Arrival[] = [];

  override async isInStock({ productId }: Wanted) {
    const pieces = this.stock.get(productId);
    return pieces === undefined ? undefined : pieces > 0;
  }

  override async remember(wanted: Wanted, email: string) {
    this.waiting.push({ ...wanted, email, product: 'Lamp' });
    return true;
  }

  override async takeArrived(limit: number) {
    const arrived = this.waiting.filter(({ productId }) => (this.stock.get(productId) ?? 0) > 0);
    const taken = arrived.slice(0, limit);
    this.waiting = this.waiting.filter((one) => !taken.includes(one));
    return taken;
  }
}

class Letters extends Outbox {
  readonly sent: DomainEvent[] = [];

  override async publish(event: DomainEvent) {
    this.sent.push(event);
  }
}

class AtOnce extends UnitOfWork {
  override run<T>(work: () => Promise<T>) {
    return work();
  }

  override snapshot<T>(work: () => Promise<T>) {
    return work();
  }
}

const lamp: Wanted = { productId: 'lamp', variantId: undefined };

function open() {
  const [subscriptions, letters] = [new InMemoryAlerts(), new Letters()];
  return { subscriptions, letters, alerts: new BackInStock(subscriptions, letters, new AtOnce()) };
}

describe('telling that something is back', () => {
  it('writes once to whoever asked, when it is there again', async () => {
    const { subscriptions, letters, alerts } = open();
    subscriptions.stock.set('lamp', 0);
    await alerts.ask(lamp, 'ada@example.com');
    expect(await alerts.tell()).toBe(0);
    subscriptions.stock.set('lamp', 3);
    expect([await alerts.tell(), await alerts.tell()]).toEqual([1, 0]);
    expect(letters.sent.map(({ topic, payload }) => [topic, payload['email'], payload['product']])).toEqual([
      ['mail.back-in-stock', 'ada@example.com', 'Lamp'],
    ]);
  });

  it('goes on until everybody has been told', async () => {
    const { subscriptions, letters, alerts } = open();
    subscriptions.stock.set('lamp', 0);
    for (let n = 0; n < 450; n += 1) await alerts.ask(lamp, `reader-${n}@example.com`);
    subscriptions.stock.set('lamp', 1);
    expect([await alerts.tell(), letters.sent.length]).toEqual([450, 450]);
  });

  it('remembers nobody for what can be bought now, nor for what is not on sale', async () => {
    const { subscriptions, alerts } = open();
    subscriptions.stock.set('lamp', 1);
    await expect(alerts.ask(lamp, 'ada@example.com')).rejects.toThrow('It is in stock');
    await expect(alerts.ask({ ...lamp, productId: 'x' }, 'ada@example.com')).rejects.toThrow(
      'Product not found',
    );
    expect(subscriptions.waiting).toEqual([]);
  });
});
