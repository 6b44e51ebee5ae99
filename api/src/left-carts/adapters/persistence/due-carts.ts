import type { ExpressionBuilder } from 'kysely';
import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type { cartLineSchema } from '../../../cart/adapters/persistence/cart-line.schema.js';
import type { emailConfirmationSchema } from '../../../email-confirmation/adapters/persistence/email-confirmation.schema.js';
import type { productSchema, variantSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { Shelves } from '../../../inventory/adapters/persistence/shelf.schema.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { cartConsentSchema } from './cart-consent.schema.js';
import type { cartStopSchema } from './cart-stop.schema.js';

/** The consents, and what they read of accounts, carts, goods and orders. */
export type ReminderTables = Tables<
  | typeof accountSchema
  | typeof cartConsentSchema
  | typeof cartLineSchema
  | typeof cartStopSchema
  | typeof emailConfirmationSchema
  | typeof orderSchema
  | typeof productSchema
  | typeof variantSchema
> &
  Shelves;
type OfConsent = ExpressionBuilder<ReminderTables & { c: ReminderTables['cart_consent'] }, 'c'>;

type Reads = Pick<ExpressionBuilder<ReminderTables, never>, 'selectFrom'>;

/** What can be bought. */
export const buyable = (eb: Reads) =>
  eb
    .selectFrom('variant as v')
    .innerJoin('product as p', 'p.id', 'v.product_id')
    .innerJoin('shelf as s', 's.variant_id', 'v.id')
    .where('v.archived_at', 'is', null)
    .where('p.status', '=', 'active')
    .where((of) => of.or([of('s.on_hand', 'is', null), of('s.on_hand', '>', of.ref('s.held'))]));

/** What lies in carts and can be bought. */
export const onSale = (eb: Reads) => buyable(eb).innerJoin('cart_line as l', 'l.variant_id', 'v.id');

/** By the account, or for the same mailbox by whichever account; what was cancelled was not ordered. */
export const isOrderedSince = (eb: OfConsent, since: 'c.asked_at' | 'c.reminded_at') => {
  const orders = eb
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.status', '!=', 'cancelled')
    .whereRef('o.created_at', '>', since);
  const mailbox = (column: 'o.contact_email' | 'c.email') => eb.fn<string>('mailbox', [column as 'c.email']);
  return eb.or([
    eb.exists(orders.whereRef('o.account_id', '=', 'c.account_id')),
    eb.exists(orders.where(() => eb(mailbox('o.contact_email'), '=', mailbox('c.email')))),
  ]);
};
