import UploadIcon from '@mui/icons-material/UploadOutlined';
import { useState } from 'react';
import { Button } from 'react-admin';
import { ImportProductsDialog } from './import-dialog';
import { t } from '../texts';

export const ImportButton = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button label={t('Import')} onClick={() => setOpen(true)}>
        <UploadIcon />
      </Button>
      {open && <ImportProductsDialog onClose={() => setOpen(false)} />}
    </>
  );
};
