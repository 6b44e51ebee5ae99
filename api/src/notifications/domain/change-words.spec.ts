import { describe, expect, it } from '@jest/globals';
import { tongueOf } from '../../platform/languages/tongues.js';
import { ORDER as KISUMU, SHOP_OF_MAILS } from '../application/letter-samples.js';
import type { Block, Letter } from './mail.js';
import type { OrderDetails, OrderMail } from './order-details.js';
import { orderLetter } from './order-letters.js';

const ORDER: OrderDetails = { ...KISUMU, refundedCents: 0 };
const wordsOf = ({ blocks }: Letter) =>
  blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
const only = <Kind extends Block['kind']>({ blocks }: Letter, kind: Kind) =>
  blocks.filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);
const rowsOf = (one: Letter) => only(one, 'rows').flatMap(({ rows }) => rows);
const letterOf = (kind: OrderMail, changes: Partial<OrderDetails>) =>
  orderLetter({ ...SHOP_OF_MAILS, tongue: tongueOf('en') }, kind, { ...ORDER, ...changes });

describe('an order that came for a change of another one', () => {
  const change = {
    ...{ number: 'EF56AB78', movedCents: 2_000, backCents: 0, isDone: false },
    left: [{ name: 'Tee', quantity: 1, options: { Size: 'S' } }],
  };

  it('asks for the difference, with the way to pay, and says that nothing has changed yet', () => {
    const waiting = letterOf('placed', { change, paidCents: 0 });
    expect(waiting.subject).toBe('A change of your order waits for your payment (order AB12CD34)');
    expect(wordsOf(waiting)).toEqual(
      expect.arrayContaining([
        'What stands below comes for a change of your order EF56AB78.',
        'What leaves that order: 1 × Tee, S.',
        'Until then, order EF56AB78 stays as it is.',
      ]),
    );
    expect(rowsOf(waiting).slice(-2)).toEqual([
      ['Paid by order EF56AB78', '$20.00'],
      ['Still to be paid', '$28.00'],
    ]);
    expect(only(waiting, 'button')).toMatchObject([{ label: 'Pay now' }]);
  });

  it('tells of what was sent back where that is exchanged', () => {
    const exchange = { ...change, isExchange: true };
    const waiting = letterOf('placed', { change: exchange, paidCents: 0 });
    expect(waiting.subject).toBe('An exchange for your order waits for your payment (order AB12CD34)');
    expect(wordsOf(waiting)).toEqual(
      expect.arrayContaining([
        'What stands below comes for what you sent back of your order EF56AB78.',
        'What you sent back: 1 × Tee, S.',
        'Until then, we keep what you sent back.',
      ]),
    );
    const done = letterOf('paid', { change: { ...exchange, isDone: true } });
    expect(done.subject).toBe('Your exchange is being prepared (order AB12CD34)');
    const gone = letterOf('cancelled', { change: exchange, paidCents: 0 });
    expect(gone.subject).toBe('An exchange for your order was not made (order AB12CD34)');
    expect(wordsOf(gone)[0]).toMatch(/^The exchange for what you sent back of your order EF56AB78 was not/);
  });

  it('says that the other order stays where the change comes to nothing', () => {
    const gone = letterOf('cancelled', { change, paidCents: 0 });
    expect(gone.subject).toBe('A change of your order was not made (order AB12CD34)');
    expect(wordsOf(gone)).toEqual([
      'The change of your order EF56AB78 was not made. That order stays as it is.',
    ]);
    expect(wordsOf(letterOf('cancelled', { change, paidCents: 2_800 }))).toContain(
      'What you paid for the change is on its way back to you.',
    );
    const later = letterOf('cancelled', { change: { ...change, isDone: true } });
    expect(later.subject).toBe('Your order was cancelled (order AB12CD34)');
  });

  it('says what has changed and what goes back, once it holds', () => {
    const done = letterOf('paid', { change: { ...change, left: [], backCents: 550, isDone: true } });
    expect(done.subject).toBe('Your order was changed (order AB12CD34)');
    expect(wordsOf(done)).toContain('$5.50 goes back to you, the way that you paid.');
    expect(wordsOf(done).join()).not.toMatch(/What leaves|Until then/);
    expect(rowsOf(done)).toContainEqual(['Paid by order EF56AB78', '$20.00']);
    expect(rowsOf(done).flat()).not.toContain('Still to be paid');
    expect(rowsOf(letterOf('shipped', { change })).flat()).not.toContain('Paid by order EF56AB78');
  });
});
