import { CurrencyChanged } from '../../../platform/database/held-currency.js';
import type { CallDescription, CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { literal } from '../../../platform/http/failure-literal.js';
import {
  BundleHasNoStock,
  CategoryInUse,
  CategoryNotFound,
  CategoryTaken,
  NotAProduct,
  ProductNotFound,
  SkuTaken,
  StockIsHeld,
} from '../../domain/refusals.js';

/** The Everyday Tee of the demo shop. */
export const TEE = { id: '0194242c-c4dc-74a5-8894-e602b3059eae' };
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAMAAAAoLQ9TAAAAA1BMVEW0VS3nPp5yAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADUlEQVQY02NgGAXIAAABEAAB7JfjegAAAABJRU5ErkJggg==';
export const TOTE = {
  name: 'Canvas Tote',
  description: 'A sturdy tote of organic canvas.',
  price: 24.5,
  category: 'bags',
  image: PICTURE,
  discount: 10,
  stock: 12,
  isFeatured: false,
};
const pictures = [
  new NotAProduct('image', 'The image must be a PNG, JPEG or WebP picture'),
  literal(400, 'not_a_picture', 'The image is damaged', 'image'),
  literal(400, 'picture_too_large', 'The image must have at most 2 MB and 4 megapixels', 'image'),
  literal(507, 'no_space_for_pictures', 'There is no space left for pictures. Nothing was changed.'),
];
/** What pictures and products can be refused for, whoever writes them. */
export const writing = [
  new InvalidInput([{ field: 'name', message: 'Product name is required' }]),
  ...pictures,
  new SkuTaken(0),
  new CurrencyChanged(),
];
const limit = new InvalidInput([{ field: 'limit', message: 'limit must be a whole number from 1 to 100' }]);

export const PRODUCT_CALLS: CallDescriptions = {
  listProducts: { parameters: { sort: 'price-asc', limit: 12 }, refuses: [limit] },
  listFeaturedProducts: { refuses: [limit] },
  suggestProducts: { parameters: { q: 'jack' }, refuses: [limit] },
  listCategoryProducts: { parameters: { category: 't-shirts' }, refuses: [limit] },
  getProduct: { parameters: TEE, refuses: [new ProductNotFound()] },
  listRelatedProducts: { parameters: TEE, refuses: [new ProductNotFound()] },
};

export const PRODUCT_WRITE_CALLS: CallDescriptions = {
  createProduct: {
    requests: { tote: { summary: 'A bag with its picture as a data URL', value: TOTE } },
    refuses: writing,
  },
  updateProduct: {
    parameters: TEE,
    requests: {
      turnFeatured: { summary: 'Puts it forward on the home page', value: { isFeatured: true } },
      reword: { summary: 'Other words', value: { description: 'The tee that goes with everything.' } },
    },
    refuses: [...writing, new ProductNotFound(), new StockIsHeld(), new BundleHasNoStock()],
  },
  deleteProduct: { parameters: TEE, refuses: [new ProductNotFound()] },
};

const changeCategory: CallDescription = {
  parameters: { id: 'phones' },
  requests: { describe: { summary: 'Words for its page', value: { description: 'Phones that last.' } } },
  refuses: [...pictures, new CategoryNotFound(), new CategoryTaken()],
};

export const CATEGORY_CALLS: CallDescriptions = {
  adminListCategories: {},
  adminCreateCategory: {
    requests: {
      plain: {
        summary: 'A category with words of its own',
        value: { name: 'Garden', description: 'For the hours outside.', position: 20 },
      },
    },
    refuses: [
      ...pictures,
      new CategoryTaken(),
      new InvalidInput([{ field: 'name', message: 'name must be one text' }]),
    ],
  },
  adminGetCategory: { parameters: { id: 'phones' }, refuses: [new CategoryNotFound()] },
  adminUpdateCategory: changeCategory,
  adminPatchCategory: changeCategory,
  adminDeleteCategory: {
    parameters: { id: 'phones' },
    refuses: [new CategoryNotFound(), new CategoryInUse(4)],
  },
};
