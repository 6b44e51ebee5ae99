import { useRecordContext } from 'react-admin';
import { money } from './format';

/** The currency of the record on show, an order's say; undefined where it has none of its own. */
export const useRecordCurrency = (): string | undefined =>
  useRecordContext<{ id: string; currency?: string }>()?.currency;

/** Money in the currency of the record on show; in the shop's where it has none. */
export const useMoney = (): ((amount: number | null | undefined) => string) => {
  const currency = useRecordCurrency();
  return (amount) => money(amount, currency);
};
