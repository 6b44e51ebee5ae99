import type { PurchaseOrderRecord, TransferRecord } from '../records';
import { apart } from '../layout/apart';
import { arrivalName } from '../layout/arrival-name';
import { t } from '../texts';

/** What the API calls the lists of goods that are to come. */
export type ArrivalList = 'purchase-orders' | 'transfers';

/** A transfer, or an order at a supplier. */
export type ArrivalRecord = Omit<TransferRecord, 'lines'> &
  Partial<Omit<PurchaseOrderRecord, 'lines'>> & { lines?: ArrivalLine[] };
export type ArrivalLine = TransferRecord['lines'][number] & { cost?: number | null };

type Status = TransferRecord['status'];

const STATES: Record<Status, string> = {
  draft: t('Draft'),
  sent: t('On the way'),
  partly: t('Partly received'),
  received: t('Received'),
  closed: t('Closed'),
  cancelled: t('Cancelled'),
};

export const stateOf = (list: ArrivalList, status: Status): string =>
  list === 'purchase-orders' && status === 'sent' ? t('Ordered') : STATES[status];

export const statesOf = (list: ArrivalList) =>
  (Object.keys(STATES) as Status[]).map((id) => ({ id, name: stateOf(list, id) }));

/** The state whose colour says the same. */
export const TONES: Record<Status, string> = {
  ...{ draft: 'draft', sent: 'open', partly: 'late' },
  ...{ received: 'delivered', closed: 'cancelled', cancelled: 'cancelled' },
};

export const isOnItsWay = ({ status }: Pick<ArrivalRecord, 'status'>): boolean =>
  status === 'sent' || status === 'partly';

export const titleOf = (list: ArrivalList, { number }: Pick<ArrivalRecord, 'number'>): string =>
  arrivalName({ kind: list === 'purchase-orders' ? 'purchase' : 'transfer', number });

/** Where it comes from, and where it goes. */
export const wayOf = ({ supplier, fromPlace, place }: ArrivalRecord): string =>
  t('From {from} to {to}', { from: apart(supplier || (fromPlace ?? '–')), to: apart(place) });

/** What has come of how many. */
export const progressOf = ({ received, pieces }: Pick<ArrivalRecord, 'received' | 'pieces'>): string =>
  t('{received} of {pieces} received', { received, pieces });
