import { Box, Button } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { t } from '../texts';

const PAGES = [
  ['/settings', t('General')],
  ['/settings/identity', t('Identity')],
  ['/settings/currencies', t('Currencies')],
  ['/tax-zones', t('Taxes')],
  ['/shipping-zones', t('Shipping')],
  ['/settings/payments', t('Payments')],
  ['/settings/connections', t('Connections')],
  ['/settings/checkout', t('Checkout')],
  ['/settings/letters', t('Emails')],
  ['/settings/papers', t('Papers')],
  ['/settings/feeds', t('Feeds')],
  ['/webhooks', t('Webhooks')],
  ['/settings/archive', t('Whole shop')],
] as const;

/** The pages that the settings of the shop are divided into. */
export const SettingsNav = () => {
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={t('Settings')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1.5, mt: 1 }}
    >
      {PAGES.map(([to, text]) => {
        const isHere = pathname === to || (to !== '/settings' && pathname.startsWith(`${to}/`));
        return (
          <Button
            key={to}
            component={Link}
            to={to}
            size="small"
            variant={isHere ? 'contained' : 'text'}
            color={isHere ? 'primary' : 'secondary'}
            {...(isHere ? { 'aria-current': 'page' as const } : {})}
          >
            {text}
          </Button>
        );
      })}
    </Box>
  );
};
