/**
 * Every type of event that the feed tells, by the thing that it is about. Triggers of the database write them
 * (`tell_event`); whoever reads the feed chooses among these.
 */
export const EVENT_TYPES: readonly string[] = [
  ...['order.placed', 'order.processing', 'order.shipped', 'order.delivered', 'order.cancelled'],
  ...['order.deposit_paid', 'order.paid', 'order.overpaid', 'order.disputed', 'order.refunded'],
  ...['order.partially_refunded', 'order.unpaid', 'order.changed', 'order.edited'],
  ...['product.created', 'product.changed', 'product.deleted', 'product.sales_counted'],
  ...['price.changed', 'stock.changed', 'customer.created', 'customer.changed', 'customer.deleted'],
  ...['return.requested', 'return.approved', 'return.declined', 'return.expired', 'return.received'],
  ...['return.refunded', 'review.changed', 'category.changed', 'page.changed', 'product_field.changed'],
  ...['withdrawal.changed', 'credit.changed'],
  ...['purchase_order.changed', 'transfer.changed', 'search_synonym.changed'],
  ...['shipping_zone.changed', 'tax_zone.changed', 'exchange_rate.changed', 'setting.changed'],
];

/** The thing that a type is about, its first word. Pure. */
export const subjectOf = (type: string): string => type.slice(0, type.indexOf('.'));
