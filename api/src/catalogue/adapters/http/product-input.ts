import { toSmallest } from '../../../kernel/currency.js';
import type { ProductEdit } from '../../application/change-product.js';
import type { WriteProduct } from '../../application/write-product.js';
import type { CreateProductDto, UpdateProductDto } from './product-input.dto.js';

type NewProduct = Omit<Parameters<WriteProduct['create']>[0], 'actorId'>;
type Edit = Pick<ProductEdit, 'change' | 'stock' | 'reason'> &
  Pick<NewProduct, 'fields'> & { picture?: string };

/** The flat product of the specification: one silent variant, one picture. */
export function toNewProduct(body: CreateProductDto): NewProduct {
  const { price, image, stock = null, discount = 0, isFeatured = false, ...words } = body;
  return { ...words, discount, isFeatured, priceCents: toSmallest(price), stocks: [stock], picture: image };
}

/** Only what was sent. */
export function toChange(body: UpdateProductDto): Edit {
  const { price, image, stock, fields, ...words } = body;
  return {
    change: { ...words, priceCents: price === undefined ? undefined : toSmallest(price) },
    stock: stock === undefined ? undefined : { to: stock },
    reason: 'set by staff',
    ...(image ? { picture: image } : {}),
    ...(fields ? { fields } : {}),
  };
}
