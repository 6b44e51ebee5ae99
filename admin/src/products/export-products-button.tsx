import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';

/** The whole catalogue as CSV, streamed by the server without a row limit. */
export const ExportProductsButton = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const run = () =>
    void shop
      .exportProducts()
      .catch((failure: unknown) =>
        notify(failure instanceof Error ? failure.message : 'The export failed', { type: 'error' }),
      );
  return (
    <Button label="ra.action.export" onClick={run}>
      <DownloadIcon />
    </Button>
  );
};
