import type { OrderSummary } from '../records';
import { StatusChip } from './status-chip';
import { t } from '../texts';

/** The states of what is fetched, or brought by the shop's own courier. */
const OF_WAY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pickup: { shipped: t('Ready for pickup'), delivered: t('Picked up') },
  courier: { shipped: t('Out for delivery') },
};

/** The state of an order in the words of the way that it takes. */
export const OrderStatusChip = ({ order }: { order: Pick<OrderSummary, 'status' | 'deliveryWay'> }) => {
  const label = OF_WAY[order.deliveryWay]?.[order.status];
  return <StatusChip status={order.status} {...(label ? { label } : {})} />;
};
