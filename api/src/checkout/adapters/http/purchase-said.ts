import type { Caller } from '../../../kernel/caller.js';
import { eInvoiceTo } from '../../../orders/domain/e-invoice-to.js';
import type { PaymentMethod } from '../../../payments/domain/method.js';
import { hashOf } from '../../../platform/idempotency/idempotency-keys.js';
import type { KeyOfCall } from '../../../platform/idempotency/key-of-call.js';
import { networksOf } from '../../../platform/rate-limit/network.js';
import type { Buy, RepeatableCall } from '../../application/buy.js';
import type { PaymentAnswer } from '../../application/payment-answer.js';
import { requestOf } from '../../application/purchase.js';
import { GuestUnreachable } from '../../domain/refusals.js';
import { addressed } from './addressed.js';
import type { CheckoutDto, PaymentDto } from './checkout-input.dto.js';
import { recipientsOf } from './gift-recipient.dto.js';
import { buyerEmailOf, type CheckoutAddressDto } from './purchase-parts.dto.js';

/** What a body says of a purchase, whichever call it came by. */
type SaidPurchase = CheckoutDto &
  Partial<Pick<PaymentDto, 'amount' | 'total' | 'mobileNumber' | 'walletAmount' | 'express'>>;

/** What is bought and by whom, in the words of the use case. */
export function buy(
  method: PaymentMethod,
  body: SaidPurchase,
  caller: Caller,
  ip: string,
  key: string | undefined,
): Buy {
  const isGuest = caller.role === 'guest';
  if (isGuest && !body.contact?.email) throw new GuestUnreachable();
  const contact = body.contact ?? { email: caller.email, phone: '' };
  const name = isGuest ? nameOn(body.shippingAddress) : caller.name;
  const said: Buy = {
    accountId: caller.accountId,
    name,
    guestEmail: isGuest ? contact.email : undefined,
    buyerEmail: buyerEmailOf(caller, contact.email),
    method,
    items: body.products,
    couponCode: body.couponCode,
    ...(body.giftCards === undefined ? {} : { giftCards: body.giftCards }),
    ...(body.useStoreCredit === undefined ? {} : { useStoreCredit: body.useStoreCredit }),
    ...(body.giftRecipients === undefined ? {} : { giftRecipients: recipientsOf(body.giftRecipients) }),
    currency: body.currency,
    amount: body.amount,
    contact,
    shippingAddress: body.shippingAddress ? addressed(body.shippingAddress, name) : null,
    billingAddress: body.billingAddress && addressed(body.billingAddress, name),
    eInvoice: eInvoiceTo(body.eInvoice),
    shippingMethodId: body.shippingMethodId,
    vatNumber: body.vatNumber,
    ...(body.mobileNumber === undefined ? {} : { mobileNumber: body.mobileNumber }),
    ...(body.walletAmount === undefined ? {} : { walletAmount: body.walletAmount }),
    ...(body.total === undefined ? {} : { total: body.total }),
    ...(body.express ? { express: true } : {}),
    downloadConsent: body.downloadConsent ?? false,
    networks: networksOf(ip),
  };
  return { ...said, request: key ? { key, hash: hashOf(requestOf(said)) } : undefined };
}

/** What is answered, kept under the key of its call. */
export const answeredBy = (
  key: KeyOfCall | undefined,
  answer: (made: PaymentAnswer) => unknown,
): RepeatableCall | undefined => key && { take: () => key.take(), keep: (made) => key.keep(answer(made)) };

/** A guest is called as the parcel is addressed. */
const nameOn = (address: CheckoutAddressDto | undefined) =>
  [address?.firstName, address?.lastName].filter(Boolean).join(' ') || 'Guest';
