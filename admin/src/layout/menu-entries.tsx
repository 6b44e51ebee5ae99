import CustomersIcon from '@mui/icons-material/PeopleAltOutlined';
import OrdersIcon from '@mui/icons-material/ShoppingBagOutlined';
import PickupIcon from '@mui/icons-material/StorefrontOutlined';
import PurchasesIcon from '@mui/icons-material/LocalShippingOutlined';
import ReturnsIcon from '@mui/icons-material/AssignmentReturnOutlined';
import WithdrawalsIcon from '@mui/icons-material/UndoOutlined';
import InvoicesIcon from '@mui/icons-material/ReceiptLongOutlined';
import DiscountsIcon from '@mui/icons-material/DiscountOutlined';
import CreditIcon from '@mui/icons-material/CardGiftcardOutlined';
import ReviewsIcon from '@mui/icons-material/StarOutlineRounded';
import NewsletterIcon from '@mui/icons-material/MailOutlined';
import PagesIcon from '@mui/icons-material/WebOutlined';
import AuditIcon from '@mui/icons-material/HistoryOutlined';
import SecurityIcon from '@mui/icons-material/SecurityOutlined';
import HealthIcon from '@mui/icons-material/MonitorHeartOutlined';
import JobsIcon from '@mui/icons-material/PendingActionsOutlined';
import IntegrityIcon from '@mui/icons-material/VerifiedUserOutlined';
import TranslationsIcon from '@mui/icons-material/TranslateOutlined';
import SearchesIcon from '@mui/icons-material/ManageSearchOutlined';
import AppsIcon from '@mui/icons-material/ExtensionOutlined';
import ProposalsIcon from '@mui/icons-material/RateReviewOutlined';
import KeysIcon from '@mui/icons-material/KeyOutlined';
import RolesIcon from '@mui/icons-material/BadgeOutlined';
import ReportsIcon from '@mui/icons-material/InsightsOutlined';
import TaxIcon from '@mui/icons-material/PercentOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import type { ReactElement } from 'react';
import { t } from '../texts';
import { OPEN_MESSAGES, OpenMessages } from './open-messages';

/** A page that the sidebar leads to. */
export type Entry = {
  to: string;
  resource: string;
  /** Which right opens it; without it, to read. */
  action?: string;
  /** How the page is opened there, such as with a filter. */
  search?: string;
  text: string;
  icon: ReactElement;
  keys?: string;
  /** Pages that are reached from there, at addresses of their own. */
  holds?: readonly string[];
};

/** What is sold, and to whom. */
export const selling: Entry[] = [
  { to: '/customers', resource: 'customers', text: t('Customers'), icon: <CustomersIcon />, keys: 'g>c' },
  {
    ...{ to: '/orders', resource: 'orders', text: t('Orders'), icon: <OrdersIcon />, keys: 'g>o' },
    holds: ['/draft-orders', '/earlier-orders'],
  },
  {
    ...{ to: '/messages', resource: 'messages', text: t('Messages'), icon: <OpenMessages /> },
    search: OPEN_MESSAGES,
  },
  { to: '/pickups', resource: 'orders', action: 'edit', text: t('Pickup counter'), icon: <PickupIcon /> },
  { to: '/returns', resource: 'returns', text: t('Returns'), icon: <ReturnsIcon /> },
  { to: '/withdrawals', resource: 'withdrawals', text: t('Withdrawals'), icon: <WithdrawalsIcon /> },
  { to: '/invoices', resource: 'invoices', text: t('Invoices'), icon: <InvoicesIcon />, keys: 'g>i' },
  {
    ...{ to: '/purchase-orders', resource: 'purchase-orders', text: t('Purchase orders') },
    icon: <PurchasesIcon />,
  },
  { to: '/reports', resource: 'reports', text: t('Reports'), icon: <ReportsIcon /> },
  { to: '/tax-report', resource: 'taxes', text: t('Tax report'), icon: <TaxIcon /> },
  {
    ...{ to: '/promotions', resource: 'promotions', text: t('Discounts'), icon: <DiscountsIcon /> },
    holds: ['/discounts', '/coupons'],
  },
  { to: '/credit', resource: 'credit', text: t('Gift cards'), icon: <CreditIcon /> },
  { to: '/reviews', resource: 'reviews', text: t('Reviews'), icon: <ReviewsIcon />, keys: 'g>r' },
];

/** What visitors read and find. */
export const content: Entry[] = [
  {
    ...{ to: '/pages', resource: 'pages', text: t('Pages'), icon: <PagesIcon /> },
    holds: ['/redirects'],
  },
  { to: '/translations', resource: 'translations', text: t('Translations'), icon: <TranslationsIcon /> },
  { to: '/newsletter', resource: 'newsletter', text: t('Newsletter'), icon: <NewsletterIcon /> },
  {
    ...{ to: '/searches', resource: 'searches', text: t('Searches'), icon: <SearchesIcon /> },
    holds: ['/synonyms'],
  },
];

/** Who works here, and whether all is well. */
export const staff: Entry[] = [
  { to: '/roles', resource: 'roles', text: t('Roles'), icon: <RolesIcon /> },
  { to: '/api-keys', resource: 'api-keys', text: t('API keys'), icon: <KeysIcon /> },
  { to: '/connected-apps', resource: 'connected-apps', text: t('Connected apps'), icon: <AppsIcon /> },
  { to: '/proposals', resource: 'proposals', text: t('Proposed changes'), icon: <ProposalsIcon /> },
  { to: '/audit', resource: 'audit', text: t('Audit log'), icon: <AuditIcon /> },
  { to: '/security-events', resource: 'security-events', text: t('Security'), icon: <SecurityIcon /> },
  { to: '/health', resource: 'health', text: t('Health'), icon: <HealthIcon /> },
  { to: '/jobs', resource: 'jobs', text: t('Jobs'), icon: <JobsIcon /> },
  { to: '/integrity', resource: 'integrity', text: t('Integrity'), icon: <IntegrityIcon /> },
];

export const settings: Entry = {
  ...{ to: '/settings', resource: 'settings', text: t('Settings'), icon: <SettingsIcon />, keys: 'g>s' },
  action: 'edit',
  holds: ['/settings', '/tax-zones', '/shipping-zones', '/webhooks'],
};
