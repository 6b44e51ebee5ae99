import { describe, expect, it } from '@jest/globals';
import type { Letter } from '../domain/mail.js';
import { LetterNotFound, LetterOutOfDate, TooManyLetters } from '../domain/refusals.js';
import { InMemoryOrderLetters } from '../testing/in-memory-order-letters.js';
import { toldOf } from './order-letters.js';
import { SendAgain } from './send-again.js';
import type { WriteLetter } from './write-letter.js';

const NOW = new Date('2026-11-28T12:00:00Z');
const LETTER = { subject: 'Your order is on its way (order AB12CD34)' } as Letter;

async function desk(written: Letter | null = LETTER) {
  const [letters, time] = [new InMemoryOrderLetters(), { now: NOW }];
  const [asked, sent]: [[string, object][], string[]] = [[], []];
  const writing = {
    writeLetter: (topic: string, payload: object) => {
      asked.push([topic, payload]);
      return Promise.resolve(written ?? undefined);
    },
  } as unknown as WriteLetter;
  const post = { send: (_: Letter, id: string) => Promise.resolve(void sent.push(id)) };
  let made = 0;
  const again = new SendAgain(
    letters,
    writing,
    post,
    { now: () => time.now },
    { next: () => `again-${(made += 1)}` },
  );
  const told = { pieces: ['1 × Jacket'], amountCents: 900, handover: 'label', message: '' };
  await letters.keep({
    ...{ id: 'first', orderId: 'order', topic: 'return.approved', subject: 'Then', told },
    ...{ isAgain: false, writtenAt: new Date(NOW.getTime() - 86_400_000) },
  });
  return { letters, time, asked, sent, told, again: () => again.sendAgain('order', 'first'), other: again };
}

describe('a letter that is sent again', () => {
  it('is written anew from what is true now, goes under an id of its own, and is kept', async () => {
    const { letters, asked, sent, told, again } = await desk();
    expect(await again()).toMatchObject({ id: 'again-1', topic: 'return.approved', isAgain: true });
    expect(asked).toEqual([['return.approved', { ...told, orderId: 'order' }]]);
    expect(sent).toEqual(['again-1']);
    expect((await letters.ofOrder('order')).map(({ id, subject }) => [id, subject])).toEqual([
      ['again-1', LETTER.subject],
      ['first', 'Then'],
    ]);
  });

  it('goes five times an hour at most', async () => {
    const { time, sent, again } = await desk();
    for (let round = 0; round < 5; round += 1) await again();
    await expect(again()).rejects.toBeInstanceOf(TooManyLetters);
    expect(sent).toHaveLength(5);
    time.now = new Date(NOW.getTime() + 3_600_000);
    await again();
    expect(sent).toHaveLength(6);
  });

  it('is refused where there is none, or where it would no longer be true', async () => {
    const { other } = await desk();
    await expect(other.sendAgain('order', 'none')).rejects.toBeInstanceOf(LetterNotFound);
    await expect(other.sendAgain('another', 'first')).rejects.toBeInstanceOf(LetterNotFound);
    const nothing = await desk(null);
    await expect(nothing.again()).rejects.toBeInstanceOf(LetterOutOfDate);
    expect(nothing.sent).toEqual([]);
  });
});

describe('what is kept of an event', () => {
  it('is what the letter about a return tells, and of an order nothing: no name and no address', () => {
    const payload = {
      orderId: 'o',
      name: 'Ann',
      email: 'ann@example.com',
      pieces: ['1 × Jacket'],
      amountCents: 900,
    };
    const about = { ...payload, handover: 'label', message: 'Bring it' };
    expect(toldOf('return.approved', about)).toEqual({
      ...{ pieces: ['1 × Jacket'], amountCents: 900, handover: 'label', message: 'Bring it' },
    });
    expect(toldOf('order.paid', about)).toEqual({});
  });
});
