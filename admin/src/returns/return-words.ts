import { words } from '../layout/words';
import type { ReturnRecord } from '../records';
import { t } from '../texts';

type Exchangeable = Pick<ReturnRecord, 'exchange'>;

/** A state in words: what goods go out for is exchanged, and no money is given back for it. */
export const stateOf = ({ exchange }: Exchangeable, status: ReturnRecord['status']): string =>
  exchange && status === 'refunded' ? t('Exchanged') : words(status);

/** What its amount is: money to come, or the worth of what came back where goods go out for it. */
export const amountOf = ({ exchange, status }: Pick<ReturnRecord, 'exchange' | 'status'>): string => {
  if (exchange) return t('Worth');
  return status === 'refunded' ? t('Refunded') : t('To be refunded');
};
