import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, useCanAccess, useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { useFilters } from './use-filters';
import { t } from '../texts';

/** The list under its filters as CSV, streamed by the server without a row limit. */
export const ServerExportButton = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { resource, filterValues, sort } = useFilters();
  const notify = useNotify();
  const { canAccess } = useCanAccess({ resource, action: 'export' });
  const run = () =>
    void shop
      .exportCsv(resource, filterValues, [sort.field, sort.order])
      .catch((failure: unknown) =>
        notify(failure instanceof Error ? failure.message : t('The export failed'), { type: 'error' }),
      );
  if (canAccess !== true) return null;
  return (
    <Button label="ra.action.export" onClick={run}>
      <DownloadIcon />
    </Button>
  );
};
