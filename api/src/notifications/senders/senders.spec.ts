import { describe, expect, it } from '@jest/globals';
import type { PluginDefinition } from '../../platform/connections/plugins.js';
import { MailSender, type Failure } from './contract.js';
import { FROM } from './from.js';
import { SENDERS } from './index.js';
import { Senders } from './senders.js';

const mail = { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

class Pigeons extends MailSender {
  readonly sent: string[] = [];
  failure: Error | undefined;

  constructor(name: string) {
    super({ name, label: name, variables: [] } satisfies PluginDefinition);
  }

  override adviceOn({ code }: Failure) {
    return code === 'HAWK' ? 'Wait until the hawk is gone.' : undefined;
  }

  protected override handOver(_: typeof mail, messageId: string): Promise<void> {
    if (this.failure) return Promise.reject(this.failure);
    this.sent.push(messageId);
    return Promise.resolve();
  }
}

describe('the list of those who send letters', () => {
  it('has each name once', () => {
    const names = SENDERS.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(SENDERS)('has $name, which is reached by what is set, and told from whom letters come', (one) => {
    const { variables, access } = one;
    expect(access?.({})).toBeUndefined();
    expect(variables).toContain(FROM);
    // a mail leads to the shop, whoever sends it
    expect(variables.some(({ sendsLinks }) => sendsLinks)).toBe(true);
  });
});

describe('of two who send letters', () => {
  const senders = (...setUp: string[]) => {
    const [white, grey] = [new Pigeons('white'), new Pigeons('grey')];
    return { white, grey, all: new Senders([white, grey], { isSetUp: (name) => setUp.includes(name) }) };
  };

  it('the first that is set up is in use', () => {
    const { all, grey } = senders('grey');
    expect(all.inUse).toBe(grey);
    const both = senders('white', 'grey');
    expect(both.all.inUse).toBe(both.white);
  });

  it('none is while none is set up, and each is known by its connection', () => {
    const { all, white } = senders();
    expect([all.inUse, all.named('white'), all.named('owls')]).toEqual([undefined, white, undefined]);
  });
});

it('what is told of a letter that was not taken names no mailbox', async () => {
  const pigeons = new Pigeons('white');
  pigeons.failure = Object.assign(new Error('550 <ada@example.com>: no nest'), { code: 'HAWK' });
  const told = await pigeons.send(mail, '<1@duka>').catch((error: unknown) => error as Error & Failure);
  expect(told).toMatchObject({ message: '550 <***>: no nest', code: 'HAWK' });
  expect(pigeons.adviceOn(told ?? {})).toBe('Wait until the hawk is gone.');
});
