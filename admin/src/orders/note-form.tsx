import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { TypedForm } from '../layout/typed-form';
import type { OrderRecord } from '../records';
import { t } from '../texts';

const MOST = 1_000;

/** A note for colleagues; the shopper never sees it. */
export const NoteForm = ({ order }: { order: OrderRecord }) => {
  const shop = useDataProvider<ShopDataProvider>();
  if (!order.legalActions?.includes('note')) return null;
  return (
    <TypedForm
      key={order.id}
      label={t('Note for colleagues')}
      button={t('Add')}
      most={MOST}
      rows={1}
      otherwise={t('Not changed')}
      send={(text, key) => shop.transitionOrder(order.id, { action: 'note', text }, key)}
    />
  );
};
