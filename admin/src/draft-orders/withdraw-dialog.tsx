import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { useOrderCommand } from '../layout/use-order-command';
import type { DraftOrderRecord } from '../records';
import { t } from '../texts';

type Props = { id: unknown; onClose: () => void };

/** Asks before the quote of a draft is withdrawn. */
export const WithdrawDialog = ({ id, onClose }: Props) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const { run, standing } = useOrderCommand(id);
  const isWithdrawn = async () => {
    const { data } = await shop.getOne<DraftOrderRecord>('draft-orders', { id: String(id) });
    return data.quote?.state === 'withdrawn';
  };
  const withdraw = () => {
    let isRepeat = false;
    return run(async () => {
      try {
        await shop.withdrawDraftQuote(id);
      } catch (reason) {
        // sent again because nobody answered: the first one may have been heard
        if (!isRepeat || !(await isWithdrawn())) {
          isRepeat = true;
          throw reason;
        }
      }
      notify(t('The quote is withdrawn'), { type: 'success' });
      onClose();
    });
  };
  return (
    <ConfirmDialog
      title={t('Withdraw this quote?')}
      text={t('Its link says that the shop has withdrawn it. The draft stays.')}
      {...standing}
      danger
      label={t('Withdraw quote')}
      onConfirm={withdraw}
      onBack={onClose}
    />
  );
};
