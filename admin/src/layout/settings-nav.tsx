import { Box, Button } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';

const PAGES = [
  ['/settings', 'General'],
  ['/settings/identity', 'Identity'],
  ['/settings/currencies', 'Currencies'],
  ['/tax-zones', 'Taxes'],
  ['/shipping-zones', 'Shipping'],
  ['/settings/payments', 'Payments'],
  ['/settings/connections', 'Connections'],
  ['/settings/checkout', 'Checkout'],
  ['/settings/feeds', 'Feeds'],
  ['/webhooks', 'Webhooks'],
] as const;

/** The pages that the settings of the shop are divided into. */
export const SettingsNav = () => {
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label="Settings"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1.5, mt: 1 }}
    >
      {PAGES.map(([to, text]) => {
        const isHere = pathname === to;
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
