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
  ...{ to: `${to}/create`, text, words: 'add create', resource },
  action: 'create',
});
const settings = (to: string, text: string, words: string): PanelPage => ({
  ...{ to, text, words: `settings ${words}`, resource: 'settings' },
  action: 'edit',
});

export const PANEL_PAGES: readonly PanelPage[] = [
  page('/', 'Dashboard', 'home start sales figures', 'stats'),
  page('/orders', 'Orders', 'sales'),
  { ...page('/pickups', 'Pickup counter', 'collect fetch hand over code', 'orders'), action: 'edit' },
  page('/draft-orders', 'Draft orders', 'phone counter by hand', 'draft-orders'),
  making('/draft-orders', 'New order', 'draft-orders'),
  page('/returns', 'Returns', 'refunds'),
  page('/withdrawals', 'Withdrawals', 'revoke contract'),
  page('/invoices', 'Invoices', 'bills'),
  page('/reports', 'Reports', 'sales products countries discounts refunds figures'),
  page('/tax-report', 'Tax report', 'vat taxes', 'taxes'),
  page('/products', 'Products', 'goods articles stock'),
  making('/products', 'New product', 'products'),
  page('/categories', 'Categories', 'departments'),
  page('/proposals', 'Proposed changes', 'assistants drafts approve mcp', 'products'),
  page('/featured', 'Featured products', 'home', 'products'),
  page('/customers', 'Customers', 'shoppers people accounts staff'),
  page('/discounts', 'Discounts', 'promotions rules sale free delivery buy get gift'),
  making('/discounts', 'New discount', 'discounts'),
  page('/coupons', 'Coupons', 'codes vouchers'),
  making('/coupons', 'New coupon', 'coupons'),
  page('/credit', 'Gift cards', 'store credit vouchers balance'),
  making('/credit', 'New gift card', 'store credit'),
  page('/reviews', 'Reviews', 'ratings stars'),
  page('/searches', 'Searches', 'words'),
  page('/synonyms', 'Synonyms', 'searches words'),
  page('/translations', 'Translations', 'languages texts drafts'),
  page('/newsletter', 'Newsletter', 'subscribers emails'),
  page('/pages', 'Pages', 'home content blocks terms imprint about help faq'),
  making('/pages', 'New page', 'pages'),
  page('/redirects', 'Redirects', 'moved addresses links', 'redirects'),
  page('/roles', 'Roles', 'staff permissions'),
  page('/api-keys', 'API keys', 'integrations access tokens'),
  page('/connected-apps', 'Connected apps', 'assistants oauth mcp agents integrations'),
  page('/audit', 'Audit log', 'history changes'),
  page('/security-events', 'Security', 'logins'),
  page('/health', 'Health', 'status'),
  page('/jobs', 'Jobs', 'failed'),
  page('/integrity', 'Integrity', 'invariants checks'),
  settings('/settings', 'Settings: General', 'name address country contact'),
  settings('/settings/currencies', 'Settings: Currencies', 'money rates exchange'),
  settings('/tax-zones', 'Settings: Taxes', 'vat rates zones'),
  settings('/shipping-zones', 'Settings: Shipping', 'delivery zones methods pickup'),
  settings('/settings/payments', 'Settings: Payments', 'cash deposit bank transfer cards'),
  {
    ...settings(
      '/settings/connections',
      'Settings: Connections',
      'keys stripe paypal mail server smtp carrier',
    ),
    ...{ resource: 'connections', action: 'list' as const },
  },
  settings('/settings/checkout', 'Settings: Checkout', 'guests unpaid returns accounts'),
  settings('/settings/feeds', 'Settings: Feeds', 'google facebook meta catalogue assistants'),
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
