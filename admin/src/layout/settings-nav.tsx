import { Box, Button } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { t } from '../texts';

/** Address, name, and which right opens it. */
type SettingsPage = readonly [to: string, text: string, resource?: string, action?: string];

const PAGES: readonly SettingsPage[] = [
  ['/settings', t('General')],
  ['/settings/identity', t('Identity')],
  ['/settings/currencies', t('Currencies')],
  ['/tax-zones', t('Taxes')],
  ['/shipping-zones', t('Shipping')],
  ['/settings/payments', t('Payments')],
  ['/settings/connections', t('Connections'), 'connections', 'list'],
  ['/settings/checkout', t('Checkout')],
  ['/settings/letters', t('Emails')],
  ['/settings/papers', t('Papers')],
  ['/settings/feeds', t('Feeds')],
  ['/webhooks', t('Webhooks'), 'webhooks', 'list'],
  ['/settings/archive', t('Whole shop'), 'archive', 'edit'],
];

const rightOf = ([, , resource = 'settings', action = 'edit']: SettingsPage) => `${resource} ${action}`;

/** Those that one may open. */
export function useSettingsPages(): readonly SettingsPage[] {
  const rights: Readonly<Record<string, boolean | undefined>> = {
    'settings edit': useCanAccess({ resource: 'settings', action: 'edit' }).canAccess,
    'connections list': useCanAccess({ resource: 'connections', action: 'list' }).canAccess,
    'webhooks list': useCanAccess({ resource: 'webhooks', action: 'list' }).canAccess,
    'archive edit': useCanAccess({ resource: 'archive', action: 'edit' }).canAccess,
  };
  return PAGES.filter((one) => rights[rightOf(one)] === true);
}

/** The pages that the settings of the shop are divided into. */
export const SettingsNav = () => {
  const { pathname } = useLocation();
  const pages = useSettingsPages();
  return (
    <Box
      component="nav"
      aria-label={t('Settings')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1.5, mt: 1 }}
    >
      {pages.map(([to, text]) => {
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
