import PreviewIcon from '@mui/icons-material/PreviewOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { DraftPreview } from '../layout/draft-preview';
import type { ProductRecord } from '../records';
import { t } from '../texts';

/** The page of a draft before anybody else sees it; one on sale has its page in the shop. */
export const PreviewButton = () => {
  const product = useRecordContext<ProductRecord>();
  const shop = useDataProvider<ShopDataProvider>();
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  if (product?.status !== 'draft') return null;
  return (
    <>
      <Button size="small" startIcon={<PreviewIcon />} onClick={() => setOpen(true)}>
        {t('Preview')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="lg" fullWidth aria-labelledby={title}>
        <DialogTitle id={title}>{t('Preview of the draft')}</DialogTitle>
        <DialogContent>
          <DraftPreview record={product} link={() => shop.previewProduct(product.id)} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('Close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
