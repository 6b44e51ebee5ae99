import type { MessageInFull, OrderSummary } from '../records';
import { t } from '../texts';
import { MessageChoice } from './message-choice';

/** Says which order a message is about. */
export const OrderChoice = ({ one, orders }: { one: MessageInFull; orders: readonly OrderSummary[] }) => {
  if (orders.length === 0 && !one.orderId) return null;
  return (
    <MessageChoice
      {...{ one, member: 'orderId', current: one.orderNumber && `#${one.orderNumber}` }}
      label={t('It is about')}
      nothing={t('No order')}
      choices={orders.map(({ id, number }) => ({ id: String(id), name: `#${number}` }))}
      said={(chosen) => (chosen ? t('Order attached') : t('Order taken off'))}
    />
  );
};
