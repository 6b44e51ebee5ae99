import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { BundleHasNoStock, ProductChanged, ProductNotFound, StockIsHeld } from '../../domain/refusals.js';
import { literal } from '../../../platform/http/failure-literal.js';
import { TEE, TOTE, writing } from './products.examples.js';

const changing = [
  ...[...writing, new ProductNotFound(), new ProductChanged(7)],
  ...[new StockIsHeld(), new BundleHasNoStock()],
];

const NOT_A_FORM = literal(415, 'not_multipart', 'Send multipart/form-data.');

const requests = {
  reprice: { summary: 'Puts it on sale at 20 percent off', value: { discount: 20 } },
  archive: { summary: 'Takes it off the shelves', value: { status: 'archived' } },
  bringBack: { summary: 'And back', value: { status: 'active', isFeatured: true } },
};

export const ADMIN_PRODUCT_CALLS: CallDescriptions = {
  adminListProducts: {},
  adminCreateProduct: {
    requests: {
      plain: { summary: 'A product without options', value: { ...TOTE, categories: ['Gifts'] } },
      archived: { summary: 'One that is not on sale yet', value: { ...TOTE, status: 'archived' } },
      withVariants: {
        summary: 'A shirt in two sizes',
        value: {
          ...TOTE,
          name: 'Market Shirt',
          category: 't-shirts',
          stock: null,
          options: [{ name: 'Size', values: [{ value: 'S' }, { value: 'M' }] }],
          variants: [
            { options: { Size: 'S' }, price: 24.5, stock: 5, sku: 'MARKET-S' },
            { options: { Size: 'M' }, price: 24.5, stock: 8, sku: 'MARKET-M' },
          ],
        },
      },
    },
    refuses: writing,
  },
  adminExportProducts: {},
  adminGetProduct: { parameters: TEE, refuses: [new ProductNotFound()] },
  adminUpdateProduct: { parameters: TEE, requests, refuses: changing },
  adminPatchProduct: { parameters: TEE, requests, refuses: changing },
  adminDeleteProduct: { parameters: TEE, refuses: [new ProductNotFound()] },
  adminPreviewProduct: { parameters: TEE, refuses: [new ProductNotFound()] },
  adminListPriceChanges: { parameters: TEE, refuses: [new ProductNotFound()] },
  adminListStockMovements: { parameters: TEE, refuses: [new ProductNotFound()] },
};

/** Forms with a file: what could be in their other parts. */
export const PRODUCT_PICTURE_CALLS: CallDescriptions = {
  adminAddProductImage: {
    parameters: TEE,
    requests: {
      front: {
        summary: 'The front of it',
        value: { image: '(a PNG, JPEG or WebP file)', alt: 'A tee from the front' },
      },
    },
    refuses: [
      ...changing,
      literal(
        400,
        'bad_form',
        'The form could not be read (Unexpected field): send one file in its part "image" and at most 2 texts beside it.',
        'image',
      ),
      NOT_A_FORM,
    ],
  },
};
