import { refusal } from '../../kernel/refusal.js';

/** The owner has not opened the shop yet; nothing was ordered or charged. */
export const ShopNotOpen = refusal(
  'conflict',
  'shop_not_open',
  'This shop is not open yet. Please come back soon.',
);
