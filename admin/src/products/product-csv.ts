import { exporter, type Column } from '../layout/csv';
import type { ProductRecord, Variant } from '../records';

/** One line per variant: what the export writes and the import reads. */
type Line = { product: ProductRecord; variant: Variant };

const lines = (products: ProductRecord[]): Line[] =>
  products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));

const columns: Column<Line>[] = [
  { label: 'product', value: ({ product }) => product.id },
  { label: 'variant', value: ({ variant }) => variant.id },
  { label: 'name', value: ({ product }) => product.name },
  { label: 'category', value: ({ product }) => product.category },
  { label: 'discount', value: ({ product }) => product.discount },
  { label: 'featured', value: ({ product }) => product.isFeatured },
  { label: 'status', value: ({ product }) => product.status },
  { label: 'options', value: ({ variant }) => Object.values(variant.options).join(' / ') },
  { label: 'sku', value: ({ variant }) => variant.sku },
  { label: 'price', value: ({ variant }) => variant.price },
  { label: 'stock', value: ({ variant }) => variant.stock },
];

/** The products as CSV, one line per variant. */
export const exportProducts = (products: ProductRecord[]): void =>
  exporter('products', columns)(lines(products));
