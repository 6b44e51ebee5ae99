import type { Order } from '../platform/api/types';

/** The tender that an order waits for now: what others gave before is paid. */
export const dueNow = ({ tenders }: Order): Order['tenders'][number] | undefined =>
  tenders.find(({ obligation, state }) => obligation === 'now' && state !== 'paid');
