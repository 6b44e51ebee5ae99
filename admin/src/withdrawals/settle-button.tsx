import { Button } from '@mui/material';
import { useCanAccess, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import type { WithdrawalRecord } from '../records';
import { useAct } from '../layout/use-act';
import { t } from '../texts';

/** Says that nothing of the statement is left to be done; for those who may change orders. */
export const SettleButton = ({ one }: { one: WithdrawalRecord }) => {
  const { canAccess } = useCanAccess({ resource: 'withdrawals', action: 'edit' });
  const provider = useDataProvider<ShopDataProvider>();
  const { busy, act } = useAct(t('Could not be settled'));
  const notify = useNotify();
  const refresh = useRefresh();
  if (!one.canSettle || !canAccess) return null;
  const settle = () =>
    act(async () => {
      await provider.settleWithdrawal(one.id, crypto.randomUUID());
      notify(t('Withdrawal settled'), { type: 'success' });
      refresh();
    });
  return (
    <Button size="small" variant="outlined" disabled={busy} onClick={() => void settle()}>
      {t('Mark as settled')}
    </Button>
  );
};
