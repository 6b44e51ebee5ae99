import { USUAL_SETTINGS } from '@duka/client/settings';
import type { ProductRecord } from '../records';

/** A product of one variant, as its page reads it. */
export const product = {
  ...{ id: 'p1', name: 'Rain Jacket', description: 'Dry.', category: 'jackets', price: 60 },
  ...{ discount: 0, stock: 12, status: 'active', isFeatured: true, image: '/media/a', version: 3 },
  ...{
    taxCategory: 'standard',
    isShipped: true,
    lowStockFrom: null,
    categories: ['jackets'],
    specifications: [],
  },
  images: [{ url: '/media/a', alt: '', optionValue: null, focus: { x: 50, y: 50 } }],
  options: [],
  variants: [
    {
      ...{ id: '0194225c-68d9-7365-a6bc-964daf6def1c', sku: 'RAIN', options: {} },
      ...{ price: 60, stock: 5, stockSeen: 5, held: 0 },
    },
  ],
} as unknown as ProductRecord;

/** The settings of a shop that nobody has changed. */
export const settings = { id: 'shop', ...USUAL_SETTINGS };
