import { GiftCardRefused, GiftRecipientWrong } from '../../../credit/domain/refusals.js';

/** The gift card of the demo, with $50.00 on it. */
export const DEMO_CARD = 'DVKA-G1FT-CARD-F0R5-0DRE';

/** What a gift card may be refused for. */
export const giftCards = [
  new GiftCardRefused('unknown'),
  new GiftCardRefused('empty'),
  new GiftCardRefused('expired'),
  new GiftCardRefused('disabled'),
  new GiftCardRefused('currency', 'EUR'),
  new GiftCardRefused('goods'),
];

/** Why a gift card cannot be bought for somebody like this. */
export const giftRecipients = [new GiftRecipientWrong(0, 'sendOn', 'Please choose a day within a year')];
