import { pickupPlace, wayOf } from '../../../kernel/delivery-way.js';
import { owedTax } from '../../../kernel/owed-tax.js';
import { chargesOf, isReduction } from '../../../kernel/receipt.js';
import { wordedReceipt } from '../../../kernel/receipt-words.js';
import { readReceipt } from '../../../kernel/stored-receipt.js';
import { LANGUAGE, readBy } from '../../../kernel/languages.js';
import { shopDay } from '../../../kernel/shop-days.js';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import { type Tongue, Tongues } from '../../../kernel/tongue.js';
import { Injectable } from '@nestjs/common';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type { productSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import type { parcelLineSchema, parcelSchema } from '../../../orders/adapters/persistence/parcel.schema.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { tenderSchema } from '../../../payments/adapters/persistence/tender.schema.js';
import { isPayableOnline, KEPT_BY_SHOP } from '../../../payments/methods/known.js';
import type { refundSchema } from '../../../payments/adapters/persistence/refund.schema.js';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import { OrderLinks } from '../../../platform/auth/order-links.js';
import { Database } from '../../../platform/database/database.js';
import { needsDelivery } from '../../../platform/database/needs-delivery.js';
import { inProductOrder, productOptions } from '../../../platform/database/product-options.js';
import type { Tables } from '../../../platform/database/tables.js';
import { deliveryEstimate } from '../../../kernel/delivery-estimate.js';
import { placesOf } from '../../../platform/rate-limit/places.js';
import { OrderMailData, type Sender } from '../../application/ports.js';
import type { OrderDetails } from '../../domain/order-details.js';
import { changeOf, changeTold } from './change-of-order.js';
import { linesOf } from './lines-of-address.js';
import { paidTo } from './paid-to.js';

type OrderTables = Tables<
  | typeof orderSchema
  | typeof orderLineSchema
  | typeof productSchema
  | typeof parcelSchema
  | typeof parcelLineSchema
  | typeof tenderSchema
  | typeof refundSchema
  | typeof accountSchema
>;

/** As payments keep them. */
interface RefundedPieces {
  variantId: string;
  quantity: number;
}

/** The reason of what pays for another order: nothing goes back to the buyer. */
const MOVED = 'moved_to_another_order';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const piecesOf = (back: readonly RefundedPieces[], variantId: string) =>
  sum(back.filter((one) => one.variantId === variantId).map(({ quantity }) => quantity));

/** Reads what the mails tell, at the moment of writing. */
@Injectable()
export class PostgresOrderMailData extends OrderMailData {
  constructor(
    private readonly database: Database,
    private readonly links: OrderLinks,
    private readonly access: ProviderAccess,
    private readonly terms: ShopTerms,
    private readonly tongues: Tongues,
  ) {
    super();
  }

  override async of(
    orderId: string,
    language?: string,
  ): Promise<(OrderDetails & { sender: Sender; language: string | null }) | undefined> {
    const order = await this.database
      .sql<OrderTables>()
      .selectFrom('orders as o')
      .leftJoin('account as a', 'a.id', 'o.account_id')
      .select((eb) => [
        'o.id as orderId',
        'o.account_id as accountId',
        'a.email_key as ownEmail',
        placesOf(eb.ref('o.account_id')).as('places'),
        'o.customer_name as name',
        'o.contact_email as email',
        'o.payment_method as method',
        'o.receipt',
        'o.total_cents as totalCents',
        'o.currency',
        'o.language',
        'o.status',
        'o.captured_cents as paidCents',
        'o.waived_cents as waivedCents',
        'o.refunded_cents as refundedCents',
        'o.shipping_address as shippingAddress',
        'o.billing_address as billingAddress',
        'o.delivery',
        'o.created_at as createdAt',
        'o.carrier',
        'o.tracking_number as trackingNumber',
        'o.pickup_code as pickupCode',
        'o.download_consent_at as consentAt',
        jsonArrayFrom(
          eb
            .selectFrom('order_line as l')
            .leftJoin('product as p', 'p.id', 'l.product_id')
            .select(['l.variant_id as variantId', 'l.name', 'l.quantity', 'l.options', 'l.image'])
            .select((line) => line('l.unit_price_cents', '*', line.ref('l.quantity')).as('totalCents'))
            .select((line) => productOptions(line.ref('l.product_id')).as('product_options'))
            .select((line) => needsDelivery(line).as('isSent'))
            .whereRef('l.order_id', '=', 'o.id')
            .orderBy('l.position'),
        ).as('lines'),
        jsonArrayFrom(
          eb
            .selectFrom('parcel')
            .select(['parcel.id', 'parcel.carrier', 'parcel.tracking_number as trackingNumber'])
            .select((of) =>
              jsonArrayFrom(
                of
                  .selectFrom('parcel_line')
                  .innerJoin('order_line', 'order_line.id', 'parcel_line.line_id')
                  .select(['order_line.variant_id as variantId', 'parcel_line.quantity'])
                  .whereRef('parcel_line.parcel_id', '=', 'parcel.id'),
              ).as('lines'),
            )
            .whereRef('parcel.order_id', '=', 'o.id')
            .where('parcel.sent_at', 'is not', null)
            .orderBy('parcel.number'),
        ).as('parcels'),
        jsonArrayFrom(
          eb
            .selectFrom('tender as p')
            .select(['p.obligation', 'p.amount_cents as amountCents', 'p.state'])
            .whereRef('p.order_id', '=', 'o.id')
            .where('p.moved_from', 'is', null)
            .where('p.method', 'not in', [...KEPT_BY_SHOP]),
        ).as('tenders'),
        jsonArrayFrom(
          eb
            .selectFrom('refund as r')
            .select(['r.lines', 'r.reason', 'r.amount_cents as amountCents'])
            .whereRef('r.order_id', '=', 'o.id')
            .where('r.status', '!=', 'failed'),
        ).as('refunds'),
      ])
      .select((eb) => changeOf(eb.ref('o.id')).as('change'))
      .where('o.id', '=', orderId)
      .executeTakeFirst();
    if (!order) return undefined;
    const {
      receipt,
      shippingAddress,
      billingAddress,
      delivery,
      createdAt,
      lines,
      tenders,
      refunds,
      change,
      ...more
    } = order;
    const { accountId, ownEmail, places, method, consentAt, ...details } = more;
    const isOwner = details.email.normalize('NFKC').trim().toLowerCase() === ownEmail;
    const back = refunds.flatMap((one) => one.lines as RefundedPieces[]);
    const moved = sum(refunds.filter(({ reason }) => reason === MOVED).map((one) => one.amountCents));
    // those of a cancelled order say what it was placed for
    const open = tenders.filter(({ state }) => state !== 'cancelled' || order.status === 'cancelled');
    const due = (when: (typeof tenders)[number]['obligation']) =>
      sum(open.filter(({ obligation }) => obligation === when).map((one) => one.amountCents));
    const tongue = await this.tongueOf(language ?? order.language);
    const bill = wordedReceipt(readReceipt(receipt), tongue.tag);
    const owed = owedTax(bill);
    const exemption = owed ? [owed.why] : [];
    const charges = chargesOf(bill).map(({ label, amount }) => ({
      label,
      amountCents: amount.cents,
    }));
    const reductions = bill.adjustments
      .filter(isReduction)
      .map(({ label, amount }) => ({ label, amountCents: amount.cents }));
    const isAllByMail = lines.length > 0 && lines.every(({ isSent }) => !isSent);
    const address = shippingAddress ? linesOf(shippingAddress, tongue) : [];
    const billing = billingAddress ? linesOf(billingAddress, tongue) : [];
    const expected = deliveryEstimate(new Date(createdAt), delivery ?? undefined);
    const number = order.orderId.slice(-8).toUpperCase();
    const fetched = { way: wayOf(delivery), pickupPlace: pickupPlace(delivery) };
    const sender = { accountId, places, isOwner };
    return {
      ...details,
      ...fetched,
      lines: lines.map(({ isSent: _, ...line }) => ({
        ...inProductOrder(line),
        refunded: piecesOf(back, line.variantId),
      })),
      ...{ dueNowCents: due('now'), onDeliveryCents: due('on-delivery') },
      refundedCents: order.refundedCents - moved,
      downloadConsent: consentAt && shopDay(new Date(consentAt)),
      change: changeTold(change),
      isPayableOnline: isPayableOnline((provider) => this.access.has(provider)),
      paidTo: paidTo(method),
      ...{ reductions, isAllByMail, charges, exemption, address, billing, expected, number, sender },
      token: this.links.tokenFor(orderId),
    };
  }

  /** What the letters of an order are written in. */
  private async tongueOf(language: string | null): Promise<Tongue> {
    const { languages } = await this.terms.read();
    return this.tongues.of(readBy(language ?? '', languages) ?? languages[0] ?? LANGUAGE);
  }
}
