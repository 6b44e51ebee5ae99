import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '../../kernel/outbox.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { termsOf } from '../../kernel/testing/terms-of.js';
import { LinkDead, LinkOfBefore } from '../domain/refusals.js';
import { InMemorySubscribers } from '../testing/in-memory-subscribers.js';
import { Subscription } from './subscription.js';

describe('a subscription to the newsletter', () => {
  const ada = 'ada@example.com';
  let subscribers: InMemorySubscribers;
  let events: DomainEvent[];
  let subscription: Subscription;
  beforeEach(() => {
    subscribers = new InMemorySubscribers();
    events = [];
    const outbox = { publish: (event: DomainEvent) => Promise.resolve(void events.push(event)) };
    const terms = termsOf(() => ({ welcomePercent: 10 }));
    subscription = new Subscription(subscribers, outbox, new DirectUnitOfWork(), terms);
  });

  const topics = () => events.map(({ topic }) => topic);

  it('begins with a question by mail and nothing else', async () => {
    await subscription.request(ada, '198.51.100.7');
    const payload = { email: ada, token: `yes-1 ${ada}`, percent: 10 };
    expect(events).toEqual([{ topic: 'mail.newsletter-verify', payload }]);
    expect(subscribers.state(ada)).toBe('asked');
  });

  it('asks nobody who has confirmed', async () => {
    await subscription.request(ada, '198.51.100.7');
    await subscription.confirm(`yes-1 ${ada}`);
    await subscription.request(ada, '198.51.100.7');
    expect(topics()).toEqual(['mail.newsletter-verify', 'newsletter.confirmed']);
  });

  it('is confirmed once by the mailed link, and told of with the way out', async () => {
    await subscription.request(ada, '198.51.100.7');
    expect(await subscription.confirm(`yes-1 ${ada}`)).toEqual({ isNew: true, percent: 10 });
    expect(events.at(-1)).toEqual({
      topic: 'newsletter.confirmed',
      payload: { email: ada, unsubscribeToken: `no-1 ${ada}` },
      dedupeKey: `newsletter.confirmed:${ada}`,
    });
    await expect(subscription.confirm(`yes-1 ${ada}`)).rejects.toThrow(LinkDead);
    expect(events).toHaveLength(2);
  });

  it('brings no second coupon to an address that left and comes back', async () => {
    await subscription.request(ada, '198.51.100.7');
    await subscription.confirm(`yes-1 ${ada}`);
    await subscription.leave(`no-1 ${ada}`);
    await subscription.request(ada, '198.51.100.7');
    expect(await subscription.confirm(`yes-2 ${ada}`)).toEqual({ isNew: false, percent: 0 });
    expect(subscribers.state(ada)).toBe('confirmed');
    expect(topics().filter((topic) => topic === 'newsletter.confirmed')).toHaveLength(1);
    const payload = { email: ada, unsubscribeToken: `no-2 ${ada}` };
    expect(events.at(-1)).toEqual({ topic: 'mail.newsletter-joined', payload });
    await expect(subscription.leave(`no-1 ${ada}`)).rejects.toThrow(LinkOfBefore);
    expect(subscribers.state(ada)).toBe('confirmed');
    await subscription.leave(`no-2 ${ada}`);
    expect(subscribers.state(ada)).toBe('left');
  });

  it('ends by the link in its letters, and by no other', async () => {
    await expect(subscription.leave(`no-1 ${ada}`)).rejects.toThrow(LinkDead);
    await subscription.request(ada, '198.51.100.7');
    await subscription.confirm(`yes-1 ${ada}`);
    await subscription.leave(`no-1 ${ada}`);
    expect(subscribers.state(ada)).toBe('left');
  });
});
