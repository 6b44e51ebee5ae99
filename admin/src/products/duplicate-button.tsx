import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Button } from '@mui/material';
import { useDataProvider, useNotify, useRecordContext, useRedirect } from 'react-admin';
import type { ProductRecord } from '../records';
import { useAct } from '../layout/use-act';
import { t } from '../texts';

const LONGEST_NAME = 100;

/** The same product under another name: not on sale, nothing of it in stock, and with SKUs of its own. */
export const copyOf = (product: ProductRecord) => ({
  name: t('Copy of {name}', { name: product.name }).slice(0, LONGEST_NAME),
  description: product.description,
  body: product.body,
  related: product.related,
  category: product.category,
  categories: product.categories,
  price: product.price,
  discount: product.discount,
  taxCategory: product.taxCategory,
  isShipped: product.isShipped,
  lowStockFrom: product.lowStockFrom,
  specifications: product.specifications,
  fields: product.fields,
  options: product.options,
  variants: product.variants.map(({ options, price, ownPrices, grams, lengthMm, widthMm, heightMm }) => ({
    ...{ options, price, ownPrices, grams, lengthMm, widthMm, heightMm },
    stock: 0,
  })),
  image: product.image,
  images: product.images,
  status: 'draft',
});

/** Makes a copy and opens it. Shoppers do not see it before somebody has put it on sale. */
export const DuplicateButton = () => {
  const product = useRecordContext<ProductRecord>();
  const shop = useDataProvider();
  const notify = useNotify();
  const redirect = useRedirect();
  const { busy, act } = useAct(t('Not copied'));
  if (!product) return null;
  const duplicate = () =>
    act(async () => {
      const { data } = await shop.create<ProductRecord>('products', { data: copyOf(product) });
      notify(t('Copied. The copy is a draft until you put it on sale.'), { type: 'success' });
      redirect('edit', 'products', data.id);
    });
  return (
    <Button size="small" startIcon={<CopyIcon />} disabled={busy} onClick={() => void duplicate()}>
      {t('Duplicate')}
    </Button>
  );
};
