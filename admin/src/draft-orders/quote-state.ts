import { date, money } from '../layout/format';
import type { SentQuote } from '../records';
import { t } from '../texts';

export const QUOTE_STATES: Readonly<Record<SentQuote['state'], string>> = {
  sent: t('Quote sent'),
  accepted: t('Quote accepted'),
  declined: t('Quote declined'),
  withdrawn: t('Quote withdrawn'),
  over: t('Quote expired'),
};

/** What the state means, in a sentence. */
export function quoteSaid(quote: SentQuote): string {
  const total = money(quote.total, quote.currency);
  const [until, day] = [date(quote.until), date(quote.answeredAt)];
  const said: Readonly<Record<SentQuote['state'], string>> = {
    sent: t('{total}, valid until {until}. Placed meanwhile, the order costs just that.', { total, until }),
    accepted: t('{total}, accepted on {day}.', { total, day }),
    declined: t('{total}, declined on {day}.', { total, day }),
    withdrawn: t('{total}, withdrawn on {day}: its link says so.', { total, day }),
    over: t('{total}, not answered until {until}.', { total, until }),
  };
  return said[quote.state];
}
