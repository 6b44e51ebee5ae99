import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { useAsking } from '../layout/import-dialog';
import { Section } from '../layout/section';
import { t } from '../texts';

/** Fetched by the browser itself, which shows how far it is and keeps nothing of it in memory. */
function fetchFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  // what is refused does not take the place of the panel
  link.download = '';
  link.click();
}

/** Takes the whole shop along as one file. */
export const DownloadSection = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { asking, failure, during } = useAsking();
  const [begun, setBegun] = useState(false);
  const download = async () => {
    setBegun(false);
    fetchFile((await shop.shopDownload()).url);
    setBegun(true);
  };
  return (
    <Section title={t('Take the shop along')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t(
          'Products with pictures, stock, customers, orders as history, pages and settings in one file, as they are at one moment. Passwords, keys, staff, gift cards and the audit log stay here. It has your customers in it: keep it safe.',
        )}
      </Typography>
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      {begun && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {t('The download has begun; your browser shows how far it is.')}
        </Alert>
      )}
      <Button
        variant="contained"
        startIcon={<DownloadIcon />}
        disabled={asking}
        onClick={() => during(download())}
      >
        {t('Download the shop')}
      </Button>
    </Section>
  );
};
