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
import { isPayableOnline } from '../../../payments/methods/known.js';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import { OrderLinks } from '../../../platform/auth/order-links.js';
import { Database } from '../../../platform/database/database.js';
import { inProductOrder } from '../../../platform/database/product-options.js';
import { deliveryEstimate } from '../../../kernel/delivery-estimate.js';
import { OrderMailData, type Sender } from '../../application/ports.js';
import type { OrderDetails } from '../../domain/order-details.js';
import { changeTold } from './change-of-order.js';
import { linesOf } from './lines-of-address.js';
import { orderMailRow, type OrderMailTables } from './order-mail-row.js';
import { paidTo } from './paid-to.js';

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
    const [order] = await orderMailRow(this.database.sql<OrderMailTables>(), { orderId });
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
