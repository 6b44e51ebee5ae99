import { Alert, Button } from '@mui/material';
import { useShopLook } from './shop-name';
import { t } from '../texts';

/** Over every page, once currency, country or time zone are others than those that the panel was opened with. */
export const ShopChanged = () => {
  const { isOther } = useShopLook();
  if (!isOther) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1 }}
      action={
        <Button
          color="inherit"
          size="small"
          sx={{ whiteSpace: 'nowrap' }}
          onClick={() => window.location.reload()}
        >
          {t('Load anew')}
        </Button>
      }
    >
      {t(
        'The shop has another currency, country or time zone now. Amounts and days stand here in the former.',
      )}
    </Alert>
  );
};
