import { Typography } from '@mui/material';
import { StatusChip } from '../layout/status-chip';
import { part, withParts } from '../layout/with-parts';
import type { ProductRecord } from '../records';
import { t } from '../texts';

/** A product of many variants may have one that is about to run out. */
const lowStockText = (stock: number, variants: number) =>
  variants > 1 ? t('{stock}, some low', { stock }) : t('{stock} left', { stock });

/** How many pieces a product has, and whether that is little. */
const OnTheShelf = ({ product }: { product: ProductRecord }) => {
  if (product.stock === null) return <>{t('Not counted')}</>;
  if (!product.lowStock) return product.stock;
  return <StatusChip status="low" label={lowStockText(product.stock, product.variants.length)} />;
};

/** The same, with what is to come. */
export const ShownStock = ({ product }: { product: ProductRecord }) => (
  <>
    <OnTheShelf product={product} />
    {product.onTheWay > 0 && (
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {t('{count} on the way', { count: product.onTheWay })}
      </Typography>
    )}
  </>
);

/** The same where no column says that it is the stock. */
export const StockInWords = ({ product }: { product: ProductRecord }) =>
  product.stock === null ? (
    <OnTheShelf product={product} />
  ) : (
    withParts(t('{stock} in stock', { stock: part('stock') }), { stock: <OnTheShelf product={product} /> })
  );
