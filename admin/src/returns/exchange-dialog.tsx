import { useGetOne } from 'react-admin';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { ChangeDialog } from '../layout/order-change/change-dialog';
import { exchanging } from '../layout/order-change/change-words';
import type { OrderRecord, ReturnRecord } from '../records';

/** What the buyer gets instead of money: the goods of its order are asked for first. */
export const ExchangeDialog = ({ one, onClose }: { one: ReturnRecord; onClose: () => void }) => {
  const { data: order, error } = useGetOne<OrderRecord>('orders', { id: one.orderId });
  if (order) return <ChangeDialog {...{ order, onClose }} back={one} />;
  return (
    <ConfirmDialog
      title={exchanging.title(one.orderNumber)}
      text={exchanging.text}
      label={exchanging.confirm}
      failure={error ? error.message : ''}
      busy={!error}
      onConfirm={onClose}
      onBack={onClose}
    />
  );
};
