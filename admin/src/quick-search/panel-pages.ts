import { t } from '../texts';

/** A page of the panel that the search finds by its name and by other words for it. */
export interface PanelPage {
  to: string;
  text: string;
  resource: string;
  action: 'list' | 'create' | 'edit';
  /** What else people call it. */
  words: string;
}

const page = (to: string, text: string, words: string, resource = to.slice(1)): PanelPage => ({
  ...{ to, text, words, resource },
  action: 'list',
});
const making = (to: string, text: string, resource: string): PanelPage => ({
  ...{ to: `${to}/create`, text, words: t('add create'), resource },
  action: 'create',
});
const settings = (to: string, text: string, words: string): PanelPage => ({
  ...{ to, text, words: `${t('settings')} ${words}`, resource: 'settings' },
  action: 'edit',
});

export const PANEL_PAGES: readonly PanelPage[] = [
  page('/', t('Dashboard'), t('home start sales figures'), 'stats'),
  page('/orders', t('Orders'), 'sales'),
  { ...page('/pickups', t('Pickup counter'), t('collect fetch hand over code'), 'orders'), action: 'edit' },
  page('/draft-orders', t('Draft orders'), t('phone counter by hand'), 'draft-orders'),
  page('/earlier-orders', t('Earlier orders'), t('history import moved from shop before'), 'earlier-orders'),
  making('/draft-orders', t('New order'), 'draft-orders'),
  page('/returns', t('Returns'), 'refunds'),
  page('/messages', t('Messages'), t('inbox contact')),
  page('/withdrawals', t('Withdrawals'), t('revoke contract')),
  page('/invoices', t('Invoices'), 'bills'),
  page('/reports', t('Reports'), t('sales products countries discounts refunds figures')),
  page('/tax-report', t('Tax report'), t('vat taxes'), 'taxes'),
  page('/products', t('Products'), t('goods articles stock')),
  making('/products', t('New product'), 'products'),
  page('/categories', t('Categories'), 'departments'),
  page('/purchase-orders', t('Purchase orders'), t('supplier buy restock receive goods')),
  page('/transfers', t('Transfers'), t('move stock between places')),
  page('/places', t('Places'), t('stock warehouses shops pickup')),
  page('/proposals', t('Proposed changes'), t('assistants drafts approve mcp')),
  page('/featured', t('Featured products'), 'home', 'products'),
  page('/customers', t('Customers'), t('shoppers people accounts staff')),
  page('/customer-groups', t('Customer groups'), t('segments wholesale regulars'), 'customers'),
  page(
    '/promotions',
    t('Discounts'),
    t('promotions rules sale free delivery buy get gift coupons codes vouchers'),
  ),
  making('/discounts', t('New discount'), 'discounts'),
  making('/coupons', t('New coupon'), 'coupons'),
  page('/credit', t('Gift cards'), t('store credit vouchers balance')),
  making('/credit', t('New gift card'), t('store credit')),
  page('/reviews', t('Reviews'), t('ratings stars')),
  page('/searches', t('Searches'), 'words'),
  page('/synonyms', t('Synonyms'), t('searches words')),
  page('/translations', t('Translations'), t('languages texts drafts')),
  page('/newsletter', t('Newsletter'), t('subscribers emails')),
  page('/pages', t('Pages'), t('home content blocks terms imprint about help faq')),
  making('/pages', t('New page'), 'pages'),
  page('/redirects', t('Redirects'), t('moved addresses links'), 'redirects'),
  page('/roles', t('Roles'), t('staff permissions')),
  page('/api-keys', t('API keys'), t('integrations access tokens')),
  page('/connected-apps', t('Connected apps'), t('assistants oauth mcp agents integrations')),
  page('/audit', t('Audit log'), t('history changes')),
  page('/security-events', t('Security'), 'logins'),
  page('/health', t('Health'), 'status'),
  page('/jobs', t('Jobs'), 'failed'),
  page('/integrity', t('Integrity'), t('invariants checks')),
  settings('/settings', t('Settings: General'), t('name address country contact')),
  settings('/settings/currencies', t('Settings: Currencies'), t('money rates exchange')),
  settings('/tax-zones', t('Settings: Taxes'), t('vat rates zones')),
  settings('/shipping-zones', t('Settings: Shipping'), t('delivery zones methods pickup')),
  settings('/settings/payments', t('Settings: Payments'), t('cash deposit bank transfer cards')),
  {
    ...settings(
      '/settings/connections',
      t('Settings: Connections'),
      t('keys stripe paypal mail server smtp carrier'),
    ),
    ...{ resource: 'connections', action: 'list' as const },
  },
  settings('/settings/checkout', t('Settings: Checkout'), t('guests unpaid returns accounts')),
  settings('/settings/letters', t('Settings: Emails'), t('mails letters texts templates wording')),
  settings('/settings/papers', t('Settings: Papers'), t('invoices packing slips credit notes wording')),
  settings('/settings/feeds', t('Settings: Feeds'), t('google facebook meta catalogue assistants')),
  {
    ...settings('/settings/archive', t('Settings: Whole shop'), t('export import backup move archive')),
    resource: 'archive',
  },
];

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** Those of which each typed word begins a word; one letter alone finds none. */
export function pagesFor(typed: string): PanelPage[] {
  const wanted = wordsOf(typed);
  if (wanted.join('').length < 2) return [];
  return PANEL_PAGES.filter(({ text, words }) => {
    const known = wordsOf(`${text} ${words}`);
    return wanted.every((word) => known.some((one) => one.startsWith(word)));
  });
}
