import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useCanAccess, useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import type { Comparison, Days } from '../layout/period';
import { t } from '../texts';

/** The figures of each day as a file, for whoever may download reports. */
export const DashboardCsv = ({ days }: { days: Days & { compare: Comparison } }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const { canAccess } = useCanAccess({ resource: 'reports', action: 'list' });
  if (!canAccess) return null;
  const { from, to, compare } = days;
  const download = () =>
    void shop
      .reportCsv('days', t('Sales by day'), { from, to, compare })
      .catch((failure: unknown) =>
        notify(failure instanceof Error ? failure.message : t('The download failed'), { type: 'error' }),
      );
  return (
    <Button startIcon={<DownloadIcon />} onClick={download}>
      {t('Download CSV')}
    </Button>
  );
};
