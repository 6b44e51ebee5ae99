import { expect, it } from '@jest/globals';
import { ForgetInMessages } from './forget-in-messages.js';
import { ToldMessages, type Messages } from './ports.js';

it('an erased person is taken out of all messages, page after page', async () => {
  const pages: Record<Messages, string[]> = { provider_event: ['a', 'b'], outbox: [] };
  const seen: unknown[] = [];
  class Pages extends ToldMessages {
    override empty(kind: Messages, names: readonly string[], after: string | undefined) {
      seen.push([kind, names, after]);
      return Promise.resolve(pages[kind].shift());
    }
  }
  await new ForgetInMessages(new Pages()).forget(['ada']);
  expect(seen).toEqual([
    ['provider_event', ['ada'], undefined],
    ['provider_event', ['ada'], 'a'],
    ['provider_event', ['ada'], 'b'],
    ['outbox', ['ada'], undefined],
  ]);
});
