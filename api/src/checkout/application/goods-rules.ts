import type { GroupPrice } from '../../kernel/group-price.js';
import type { DeliveryRule, GoodsRule, GroupPriceRule } from '../../kernel/receipt-rules.js';
import type { DatedOffer } from '../../shipping/application/estimate-delivery.js';
import type { Parcel } from '../../shipping/domain/offers.js';
import type { Offer } from './ports.js';

/** Of goods, what the receipt keeps as their rule. */
export type RuledGoods = Pick<
  Offer,
  'isGiftCard' | 'isOwn' | 'taxCategory' | 'version' | 'ownPrice' | 'groupPrice'
>;

/** Gift cards alone are neither sent nor taxed anywhere. */
export const needsPlace = (sold: readonly Pick<Offer, 'isGiftCard'>[]): boolean =>
  sold.some(({ isGiftCard }) => !isGiftCard);

/** How a line was sold. */
export const goodsRule = (
  { version, taxCategory: category, ownPrice, groupPrice, isGiftCard, isOwn }: RuledGoods,
  isSent = true,
  isImported = false,
): GoodsRule => ({
  version,
  category,
  ...(groupPrice ? { groupPrice: groupRule(groupPrice) } : ownPrice ? { isOwnPrice: true } : {}),
  ...(isSent ? {} : { isNotSent: true }),
  ...(isImported ? { isImported: true } : {}),
  ...(isGiftCard ? { isGiftCard: true } : {}),
  ...(isOwn ? { isOwnLine: true } : {}),
});

const groupRule = ({ id, version, group, unitPrice }: GroupPrice): GroupPriceRule => ({
  ...{ id, version, group, price: unitPrice.cents },
});

/** The method with the parcel that it was priced for. */
export const deliveryRule = (
  { method, version, rate }: DatedOffer,
  { worth, grams }: Parcel,
): DeliveryRule => ({
  id: method.id,
  version,
  name: method.name,
  kind: method.kind,
  price: method.price.cents,
  freeFrom: method.freeFrom?.cents ?? null,
  steps: method.steps.map(({ upTo, price }) => ({ upTo, price: price.cents })),
  worth: worth.cents,
  grams,
  ...(rate ? { rate: { carrier: rate.carrier, service: rate.service, price: rate.price.cents } } : {}),
});
