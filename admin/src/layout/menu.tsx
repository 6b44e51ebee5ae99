import AddIcon from '@mui/icons-material/AddOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import ProductsIcon from '@mui/icons-material/Inventory2Outlined';
import ListIcon from '@mui/icons-material/ListOutlined';
import CategoriesIcon from '@mui/icons-material/CategoryOutlined';
import FieldsIcon from '@mui/icons-material/ListAltOutlined';
import FeaturedIcon from '@mui/icons-material/AutoAwesomeOutlined';
import CustomersIcon from '@mui/icons-material/PeopleAltOutlined';
import OrdersIcon from '@mui/icons-material/ShoppingBagOutlined';
import ReturnsIcon from '@mui/icons-material/AssignmentReturnOutlined';
import WithdrawalsIcon from '@mui/icons-material/UndoOutlined';
import InvoicesIcon from '@mui/icons-material/ReceiptLongOutlined';
import CouponsIcon from '@mui/icons-material/LocalOfferOutlined';
import ReviewsIcon from '@mui/icons-material/StarOutlineRounded';
import NewsletterIcon from '@mui/icons-material/MailOutlined';
import PagesIcon from '@mui/icons-material/WebOutlined';
import AuditIcon from '@mui/icons-material/HistoryOutlined';
import SecurityIcon from '@mui/icons-material/SecurityOutlined';
import HealthIcon from '@mui/icons-material/MonitorHeartOutlined';
import JobsIcon from '@mui/icons-material/PendingActionsOutlined';
import IntegrityIcon from '@mui/icons-material/VerifiedUserOutlined';
import SearchesIcon from '@mui/icons-material/ManageSearchOutlined';
import KeysIcon from '@mui/icons-material/KeyOutlined';
import RolesIcon from '@mui/icons-material/BadgeOutlined';
import TaxIcon from '@mui/icons-material/PercentOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { Box, Typography } from '@mui/material';
import { CanAccess, Menu as RaMenu, useSidebarState } from 'react-admin';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';

type Entry = {
  to: string;
  resource: string;
  /** Which right opens it; without it, to read. */
  action?: string;
  text: string;
  icon: ReactElement;
  keys?: string;
  /** Pages that are reached from there, at addresses of their own. */
  holds?: readonly string[];
};

const selling: Entry[] = [
  { to: '/customers', resource: 'customers', text: 'Customers', icon: <CustomersIcon />, keys: 'g>c' },
  { to: '/orders', resource: 'orders', text: 'Orders', icon: <OrdersIcon />, keys: 'g>o' },
  { to: '/returns', resource: 'returns', text: 'Returns', icon: <ReturnsIcon /> },
  { to: '/withdrawals', resource: 'withdrawals', text: 'Withdrawals', icon: <WithdrawalsIcon /> },
  { to: '/invoices', resource: 'invoices', text: 'Invoices', icon: <InvoicesIcon />, keys: 'g>i' },
  { to: '/tax-report', resource: 'taxes', text: 'Tax report', icon: <TaxIcon /> },
  { to: '/coupons', resource: 'coupons', text: 'Coupons', icon: <CouponsIcon /> },
  { to: '/reviews', resource: 'reviews', text: 'Reviews', icon: <ReviewsIcon />, keys: 'g>r' },
  {
    ...{ to: '/searches', resource: 'searches', text: 'Searches', icon: <SearchesIcon /> },
    holds: ['/synonyms'],
  },
  { to: '/newsletter', resource: 'newsletter', text: 'Newsletter', icon: <NewsletterIcon /> },
  {
    ...{ to: '/pages', resource: 'pages', text: 'Pages', icon: <PagesIcon /> },
    holds: ['/redirects'],
  },
];

const shop: Entry[] = [
  { to: '/roles', resource: 'roles', text: 'Roles', icon: <RolesIcon /> },
  { to: '/api-keys', resource: 'api-keys', text: 'API keys', icon: <KeysIcon /> },
  { to: '/audit', resource: 'audit', text: 'Audit log', icon: <AuditIcon /> },
  { to: '/security-events', resource: 'security-events', text: 'Security', icon: <SecurityIcon /> },
  { to: '/health', resource: 'health', text: 'Health', icon: <HealthIcon /> },
  { to: '/jobs', resource: 'jobs', text: 'Jobs', icon: <JobsIcon /> },
  { to: '/integrity', resource: 'integrity', text: 'Integrity', icon: <IntegrityIcon /> },
  {
    ...{ to: '/settings', resource: 'settings', text: 'Settings', icon: <SettingsIcon />, keys: 'g>s' },
    action: 'edit',
    holds: ['/tax-zones', '/shipping-zones', '/webhooks'],
  },
];

const CURRENT = { className: 'RaMenuItemLink-active', 'aria-current': 'page' } as const;

/** To see, and to hear, where one is. */
function useCurrent(...paths: readonly string[]): typeof CURRENT | undefined {
  const { pathname } = useLocation();
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`)) ? CURRENT : undefined;
}

const Item = ({ to, resource, action = 'list', text, icon, keys, holds = [] }: Entry) => {
  const current = useCurrent(to, ...holds);
  return (
    <CanAccess resource={resource} action={action}>
      <RaMenu.Item
        to={to}
        primaryText={text}
        leftIcon={icon}
        {...(keys ? { keyboardShortcut: keys } : {})}
        {...current}
      />
    </CanAccess>
  );
};

const Heading = ({ children }: { children: string }) => {
  const [open] = useSidebarState();
  return open ? (
    <Typography variant="caption" sx={{ px: 2.25, pt: 2, pb: 0.5, color: 'text.secondary', fontWeight: 600 }}>
      {children}
    </Typography>
  ) : (
    <Box sx={{ borderTop: 1, borderColor: 'divider', mx: 1, my: 1 }} />
  );
};

const ProductItems = () => {
  const [open] = useSidebarState();
  const [list, creating] = [useCurrent('/products'), useCurrent('/products/create')];
  const [categories, featured] = [useCurrent('/categories'), useCurrent('/featured')];
  const fields = useCurrent('/product-fields');
  const inset = open ? { pl: '26px !important', fontSize: '0.84rem' } : {};
  const quiet = creating
    ? { '&.RaMenuItemLink-active': { color: 'text.secondary', backgroundColor: 'transparent' } }
    : {};
  return (
    <CanAccess resource="products" action="list">
      {open && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            px: '18px',
            pt: 0.75,
            pb: 0.25,
            color: 'text.secondary',
          }}
        >
          <Box sx={{ minWidth: 32, display: 'flex' }}>
            <ProductsIcon />
          </Box>
          <Typography variant="inherit" sx={{ fontWeight: 550, fontSize: '0.9rem' }}>
            Products
          </Typography>
        </Box>
      )}
      <RaMenu.Item
        to="/products"
        primaryText={open ? 'List' : 'Products'}
        leftIcon={open ? <ListIcon fontSize="small" /> : <ProductsIcon />}
        keyboardShortcut="g>p"
        sx={{ ...inset, ...quiet }}
        {...(creating ? {} : list)}
      />
      <CanAccess resource="products" action="create">
        <RaMenu.Item
          to="/products/create"
          primaryText={open ? 'Create' : 'Create product'}
          leftIcon={<AddIcon fontSize={open ? 'small' : 'medium'} />}
          keyboardShortcut="g>n"
          sx={inset}
          {...creating}
        />
      </CanAccess>
      <RaMenu.Item
        to="/categories"
        primaryText="Categories"
        leftIcon={<CategoriesIcon fontSize={open ? 'small' : 'medium'} />}
        sx={inset}
        {...categories}
      />
      <RaMenu.Item
        to="/product-fields"
        primaryText="Fields"
        leftIcon={<FieldsIcon fontSize={open ? 'small' : 'medium'} />}
        sx={inset}
        {...fields}
      />
      <CanAccess resource="products" action="edit">
        <RaMenu.Item
          to="/featured"
          primaryText="Featured"
          leftIcon={<FeaturedIcon fontSize={open ? 'small' : 'medium'} />}
          sx={inset}
          {...featured}
        />
      </CanAccess>
    </CanAccess>
  );
};

/** The sidebar of the specification, and below it what else runs the shop. Entries a role may not open are absent. */
export const Menu = () => (
  <Box component="nav" aria-label="Admin">
    <RaMenu sx={{ pt: 1, mt: 0 }}>
      <CanAccess resource="stats" action="list">
        <RaMenu.Item to="/" primaryText="Dashboard" leftIcon={<DashboardIcon />} keyboardShortcut="g>d" />
      </CanAccess>
      <ProductItems />
      {selling.map((entry) => (
        <Item key={entry.to} {...entry} />
      ))}
      <CanAccess resource="settings" action="list">
        <Heading>Shop</Heading>
      </CanAccess>
      {shop.map((entry) => (
        <Item key={entry.to} {...entry} />
      ))}
    </RaMenu>
  </Box>
);
