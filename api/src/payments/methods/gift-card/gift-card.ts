import { KeptByShop } from '../kept-by-shop.js';
import type { ProviderTools } from '../tools.js';
import { giftCard } from './definition.js';

export const make = (tools: ProviderTools): KeptByShop => new KeptByShop(giftCard, tools);
