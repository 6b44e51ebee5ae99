import { t } from '../../texts';
import type { OrderEditPreview, OrderEditTerms } from '../../records';
import { money } from '../format';

/** What a dialog says where an order is changed, or where what came back is exchanged. */
export type ChangeWords = {
  title: (number: string) => string;
  text: string;
  confirm: string;
  done: string;
  waits: string;
  /** How many of a line there are. */
  hint: (left: number) => string;
  /** Why nothing can be asked yet; empty where it can. */
  lacking: (terms: Pick<OrderEditTerms, 'leaving' | 'items'>) => string;
  question: (preview: OrderEditPreview) => string;
  /** Nothing has changed before `due` is paid. */
  until: (due: string, isAll: boolean) => string;
};

export const changing: ChangeWords = {
  title: (number) => t('Change order #{number}', { number }),
  text: t('What stays keeps its price. What comes has that of today. Nothing happens before you are asked.'),
  confirm: t('Change order'),
  done: t('The order was changed'),
  waits: t('The change waits for its payment'),
  hint: (left) => t('{left} to be sent', { left }),
  lacking: ({ leaving, items }) => {
    if (items.length > 0) return '';
    return leaving.length > 0
      ? t('Add what comes for it. To take things out alone, refund them.')
      : t('Change something of the order first.');
  },
  question: ({ toPay, toGiveBack, currency }) => {
    if (toPay > 0) return t('Change the order, for {amount} more?', { amount: money(toPay, currency) });
    return toGiveBack > 0
      ? t('Change the order and give {amount} back?', { amount: money(toGiveBack, currency) })
      : t('Change the order?');
  },
  until: (due, isAll) =>
    isAll
      ? t('The order stays as it is until that is paid. The buyer gets a letter with the way to pay.')
      : t(
          'The order stays as it is until {amount} of that is paid, the rest on delivery. The buyer gets a letter with the way to pay.',
          { amount: due },
        ),
};

export const exchanging: ChangeWords = {
  title: (number) => t('Exchange what came back of order #{number}', { number }),
  text: t('Choose what the buyer gets instead, at the price of today. Nothing happens before you are asked.'),
  confirm: t('Exchange'),
  done: t('The return was exchanged'),
  waits: t('The exchange waits for its payment'),
  hint: (left) => t('{left} came back', { left }),
  lacking: ({ items }) => (items.length > 0 ? '' : t('Choose what the buyer gets instead.')),
  question: ({ toPay, toGiveBack, currency }) => {
    if (toPay > 0) return t('Exchange it, for {amount} more?', { amount: money(toPay, currency) });
    return toGiveBack > 0
      ? t('Exchange it, and give {amount} back?', { amount: money(toGiveBack, currency) })
      : t('Exchange it?');
  },
  until: (due) =>
    t('The return stays as it is until {amount} is paid. The buyer gets a letter with the way to pay.', {
      amount: due,
    }),
};

export const meaning = ({ until }: ChangeWords, { toPay, dueNow, currency }: OrderEditPreview): string => {
  if (toPay === 0) return t('It holds at once. The buyer gets a letter that says what was changed.');
  if (dueNow > 0) return until(money(dueNow, currency), dueNow === toPay);
  return t(
    'It holds at once; {amount} is paid on delivery. The buyer gets a letter that says what was changed.',
    { amount: money(toPay, currency) },
  );
};
