import type { CheckoutQuote } from '../../checkout/application/quote-checkout.js';
import type { Money } from '../../kernel/money.js';
import type { Receipt } from '../../kernel/receipt.js';
import { takesDeposit } from '../../payments/methods/known.js';
import type { Said } from '../domain/session.js';
import type { Answer } from './envelope.js';

/** One way of paying over time, with the ways to pay that it goes with. */
export interface Term {
  id: string;
  handlers: readonly string[];
  receipt: Receipt;
  due: Money;
  shown: Answer;
}

const FULL = 'full';
const DEPOSIT = 'deposit';

const schedule = (id: string, type: string, plain: string, { cents }: Money): Answer => ({
  ...{ id, type, description: { plain }, amount: cents },
});

/** Everything now; and, where the shop offers cash, the deposit now and the rest on delivery. */
export function termsOf({ quote, inCash, cash, offered }: CheckoutQuote): Term[] {
  const [later, now] = [offered.filter(takesDeposit), offered.filter((method) => !takesDeposit(method))];
  const total = quote.receipt.total;
  const due = cash.filter(({ obligation }) => obligation === 'now').map(({ amount }) => amount);
  const inFull: Term = {
    ...{ id: FULL, handlers: now, receipt: quote.receipt, due: total },
    shown: {
      ...{ id: FULL, title: 'Pay in full' },
      schedules: [schedule('full', 'immediate', 'The whole amount with the order', total)],
    },
  };
  const byDeposit: Term = {
    ...{ id: DEPOSIT, handlers: later, receipt: inCash, due: due[0] ?? inCash.total.times(0) },
    shown: {
      ...{ id: DEPOSIT, title: due.length > 0 ? 'Deposit, rest on delivery' : 'Pay on delivery' },
      schedules: cash.map(({ obligation, amount }) =>
        obligation === 'now'
          ? schedule('deposit', 'immediate', 'The deposit, before the order is prepared', amount)
          : schedule('balance', 'on_delivery', 'The rest, when the order is handed over', amount),
      ),
    },
  };
  return [
    ...(now.length > 0 || later.length === 0 ? [inFull] : []),
    ...(later.length > 0 && cash.length > 0 ? [byDeposit] : []),
  ];
}

/** The term of the way to pay that was chosen, or the one that was selected, or the first. */
export function chosenTerm(terms: readonly Term[], { handler, termId }: Said): Term | undefined {
  const byHandler = handler === null ? undefined : terms.find(({ handlers }) => handlers.includes(handler));
  return byHandler ?? terms.find(({ id }) => id === termId) ?? terms[0];
}
