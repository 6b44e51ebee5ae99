import { refusal } from '../../kernel/refusal.js';

export const NothingToFavorite = refusal('not-found', 'product_not_found', 'Product not found.');
