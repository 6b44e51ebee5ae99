/** A row as its table has it, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** How many rows of each part, and pictures, an archive brought. */
export type Brought = Readonly<Record<string, number>>;

/** What an import knows that no archive tells. */
export interface Given {
  /** Whoever fills the shop. */
  actorId: string;
  /** Of random bytes that nobody has seen. */
  passwordHash: string;
  /** The row of a file that came along; one of any other is refused. */
  fileThatCame: (row: Row) => Row;
}

/** What an archive holds of one table. */
export interface Part {
  name: string;
  table: string;
  /** Columns that name a row, by which rows stand in the archive. */
  order: readonly string[];
  /** Columns that stay: secrets, people of the staff, and what follows from the rest. */
  stays?: readonly string[];
  /** Only rows with one of these values. */
  only?: readonly [column: string, values: readonly string[]];
  /** The column by which a row belongs to a customer; those of the staff stay. */
  ofCustomer?: string;
  /** A new shop has rows of its own, which the archive's replace; `brought`: only where it has any, since no shop does without. */
  replaces?: true | 'brought';
  out?: (row: Row) => Row;
  into?: (row: Row, given: Given) => Row;
}

/** Of files that are sold, which lie beside their rows. */
export const FILES = 'digital-files';

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What is left of a limit of uses; whoever has used it stays behind. A spent one is switched off, and is the limit of whoever switches it on. */
function unused(row: Row): Row {
  const most = row['max_uses'];
  if (typeof most !== 'number') return { ...row, used: 0 };
  const left = most - number(row['used']);
  return {
    ...row,
    used: 0,
    max_uses: left > 0 ? left : most,
    is_active: left > 0 && row['is_active'] === true,
  };
}

function unspent(row: Row): Row {
  const budget = row['budget_cents'];
  if (typeof budget !== 'number') return { ...row, spent_cents: 0 };
  const left = budget - number(row['spent_cents']);
  const isActive = left > 0 && row['is_active'] === true;
  return { ...row, spent_cents: 0, budget_cents: left > 0 ? left : budget, is_active: isActive };
}

/** Everything that an archive holds in rows, each before what refers to it. A further table is a line. */
export const PARTS: readonly Part[] = [
  { name: 'settings', table: 'setting', order: ['key'], only: ['key', ['shop', 'identity']], replaces: true },
  { name: 'exchange-rates', table: 'exchange_rate', order: ['code'], replaces: true },
  { name: 'shipping-zones', table: 'shipping_zone', order: ['id'], replaces: true },
  { name: 'tax-zones', table: 'tax_zone', order: ['id'], replaces: true },
  { name: 'letters', table: 'wording', order: ['language', 'key'], replaces: true },
  { name: 'categories', table: 'category', order: ['name'], replaces: true },
  { name: 'product-fields', table: 'product_field', order: ['id'], replaces: true },
  {
    ...{ name: 'products', table: 'product', order: ['category', 'shelf_rank', 'id'] },
    stays: ['shelf_rank', 'rating_sum', 'rating_count'],
  },
  { name: 'product-categories', table: 'product_category', order: ['product_id', 'category_key'] },
  { name: 'product-pictures', table: 'product_image', order: ['id'] },
  { name: 'variants', table: 'variant', order: ['id'], stays: ['priced_at'] },
  {
    ...{ name: FILES, table: 'digital_file', order: ['id'], stays: ['removed_at', 'erased_at'] },
    into: (row, { fileThatCame }) => fileThatCame(row),
  },
  { name: 'variant-prices', table: 'variant_price', order: ['variant_id', 'currency'] },
  { name: 'variant-costs', table: 'variant_cost', order: ['variant_id'] },
  { name: 'price-changes', table: 'price_change', order: ['id'], stays: ['changed_by'] },
  {
    ...{ name: 'stock', table: 'stock', order: ['variant_id'] },
    stays: ['initial', 'held', 'elsewhere', 'is_bundle', 'updated_at'],
    into: (row) => ({ ...row, initial: number(row['on_hand']), held: 0 }),
  },
  { name: 'bundle-parts', table: 'bundle_part', order: ['bundle_id', 'part_id'] },
  { name: 'stock-places', table: 'stock_place', order: ['id'], replaces: 'brought' },
  { name: 'place-stock', table: 'place_stock', order: ['variant_id', 'place_id'] },
  { name: 'arrivals', table: 'arrival', order: ['id'] },
  { name: 'arrival-lines', table: 'arrival_line', order: ['arrival_id', 'position'] },
  {
    ...{ name: 'translations', table: 'translation', order: ['kind', 'owner', 'language', 'field'] },
    replaces: true,
  },
  { name: 'synonyms', table: 'search_synonym', order: ['id'], replaces: true },
  { name: 'pages', table: 'page', order: ['id'], stays: ['changed_by'], replaces: true },
  { name: 'page-versions', table: 'page_version', order: ['id'], replaces: true },
  { name: 'page-texts', table: 'page_text', order: ['page_id', 'field'], replaces: true },
  { name: 'redirects', table: 'redirect', order: ['id'], stays: ['import_id'], replaces: true },
  { name: 'customer-groups', table: 'customer_group', order: ['id'], replaces: true },
  { name: 'group-prices', table: 'group_price', order: ['id'] },
  {
    ...{ name: 'customers', table: 'account', order: ['id'], only: ['role', ['customer']] },
    stays: [
      ...['password_hash', 'staff_role_id', 'last_seen_at', 'order_links_from', 'password_by_mail_at'],
      // the other one may be of the staff, or stand further down; what was moved stands with it anyway
      'merged_into',
    ],
    into: (row, { passwordHash }) => ({ ...row, role: 'customer', password_hash: passwordHash }),
  },
  { name: 'addresses', table: 'address', order: ['id'], ofCustomer: 'account_id' },
  {
    ...{ name: 'former-mailboxes', table: 'former_mailbox', order: ['account_id', 'email_key'] },
    ofCustomer: 'account_id',
  },
  {
    ...{ name: 'group-members', table: 'customer_group_member', order: ['group_id', 'account_id'] },
    ofCustomer: 'account_id',
  },
  { name: 'customer-tags', table: 'customer_tag', order: ['account_id', 'tag'], ofCustomer: 'account_id' },
  {
    ...{ name: 'customer-notes', table: 'customer_note', order: ['id'], ofCustomer: 'account_id' },
    stays: ['by_id'],
    into: (row, { actorId }) => ({ ...row, by_id: actorId }),
  },
  { name: 'favorites', table: 'favorite', order: ['account_id', 'product_id'], ofCustomer: 'account_id' },
  { name: 'reviews', table: 'review', order: ['id'], ofCustomer: 'account_id' },
  // orders come along as history, under other ids
  {
    ...{ name: 'messages', table: 'contact_message', order: ['id'], stays: ['assignee_id', 'order_id'] },
    // those of an archive from before there was an inbox were mailed to the shop, and are done
    into: (row) => ({ state: 'closed', updated_at: row['created_at'], ...row }),
  },
  { name: 'message-answers', table: 'contact_reply', order: ['id'], stays: ['by_id'] },
  {
    name: 'newsletter',
    table: 'newsletter_subscriber',
    order: ['id'],
    stays: ['token_hash'],
    replaces: true,
  },
  { name: 'stopped-reminders', table: 'cart_stop', order: ['mailbox_hash'] },
  {
    ...{ name: 'discounts', table: 'discount', order: ['id'], replaces: true },
    stays: ['terms_stamp'],
    out: (row) => unspent(unused(row)),
  },
  {
    ...{ name: 'coupons', table: 'coupon', order: ['id'], out: unused, replaces: true },
    ofCustomer: 'account_id',
  },
];

/** Of these rows an archive has nothing that is not said. */
export function told(part: Part, row: Row): Row {
  const rest = Object.fromEntries(Object.entries(row).filter(([column]) => !part.stays?.includes(column)));
  return part.out ? part.out(rest) : rest;
}
