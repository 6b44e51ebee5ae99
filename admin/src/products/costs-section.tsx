import { Box, Button, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCanAccess, useDataProvider, useNotify, useRecordContext } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { useSavedApart } from '../layout/ask-before-leaving';
import { Failed } from '../layout/failed';
import { money } from '../layout/format';
import { Section } from '../layout/section';
import { smallestStep, withCurrency } from '../layout/shop-currency';
import { typedSince } from '../layout/typed-since';
import { useUnreadNumbers } from '../layout/unread-numbers';
import type { ProductCosts, ProductRecord } from '../records';
import { t } from '../texts';

type Cost = ProductCosts['variants'][number];

const nameOf = ({ options, sku }: Cost) => Object.values(options).join(' / ') || sku;
const asTyped = (cost: number | null) => (cost === null ? '' : String(cost));
const wanted = (typed: string) => (typed.trim() === '' ? null : Number(typed));

/** What is left of the price after the cost, and how much of each hundred that is. */
const LeftOver = ({ price, typed }: { price: number; typed: string }) => {
  const cost = wanted(typed);
  if (cost === null || Number.isNaN(cost)) return null;
  const left = price - cost;
  const share = price > 0 ? ` (${Math.round((left / price) * 100)}%)` : '';
  return (
    <Typography
      variant="body2"
      sx={{ color: left < 0 ? 'error.main' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
    >
      {t('{amount} left of {price}', { amount: `${money(left)}${share}`, price: money(price) })}
    </Typography>
  );
};

type FormProps = { productId: string; costs: ProductCosts; mayWrite: boolean };

const CostsForm = ({ productId, costs: { variants }, mayWrite }: FormProps) => {
  const shop = useDataProvider<ShopDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [isSaving, setSaving] = useState(false);
  const { within, unread, look } = useUnreadNumbers();
  const valueOf = ({ variantId, cost }: Cost) => typed[variantId] ?? asTyped(cost);
  const changed = variants.filter((one) => valueOf(one) !== asTyped(one.cost));
  useSavedApart(changed.length > 0);
  const save = async () => {
    const wrong = look();
    wrong?.focus();
    if (wrong || changed.length === 0 || isSaving) return;
    setSaving(true);
    const sent = Object.fromEntries(changed.map((one) => [one.variantId, valueOf(one)]));
    const costs = Object.entries(sent).map(([variantId, cost]) => ({ variantId, cost: wanted(cost) }));
    try {
      await shop.setProductCosts(productId, costs);
      await client.invalidateQueries({ queryKey: costsOf(productId) });
      setTyped((now) => typedSince(sent, now));
      notify(t('Saved'), { type: 'info' });
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : t('That did not work'), { type: 'error' });
    }
    setSaving(false);
  };
  return (
    <Box
      ref={within}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
        // the form of the product is another one
        event.preventDefault();
        void save();
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
        }}
      >
        {variants.map((one) => (
          <Box key={one.variantId} sx={{ display: 'grid', gap: 0.5, alignContent: 'start' }}>
            <TextField
              size="small"
              type="number"
              name={one.variantId}
              onBlur={look}
              error={unread.includes(one.variantId)}
              helperText={unread.includes(one.variantId) && t('Must be a number')}
              label={withCurrency(variants.length > 1 ? nameOf(one) : t('Cost'))}
              value={valueOf(one)}
              onChange={({ target: { value } }) =>
                setTyped((before) => ({ ...before, [one.variantId]: value }))
              }
              slotProps={{
                htmlInput: {
                  ...{ min: 0, step: smallestStep(), readOnly: !mayWrite, inputMode: 'decimal' },
                  // what is seen is a part of what is said
                  ...(variants.length > 1 && {
                    'aria-label': t('Cost of {name}', { name: withCurrency(nameOf(one)) }),
                  }),
                },
              }}
            />
            <LeftOver price={one.price} typed={valueOf(one)} />
          </Box>
        ))}
      </Box>
      {mayWrite && (
        <Button
          onClick={() => void save()}
          variant="outlined"
          size="small"
          sx={{ mt: 2 }}
          disabled={changed.length === 0 || isSaving}
        >
          {t('Save costs')}
        </Button>
      )}
    </Box>
  );
};

const costsOf = (productId: string) => ['products', 'costs', productId];

const Loaded = ({ product: { id, version } }: { product: ProductRecord }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const { canAccess: mayWrite = false } = useCanAccess({ resource: 'costs', action: 'edit' });
  const productId = String(id);
  const { data, error, refetch } = useQuery({
    queryKey: costsOf(productId),
    queryFn: () => shop.productCosts(productId),
  });
  const read = useRef(version);
  useEffect(() => {
    // a saved product may have other variants: what is typed meanwhile stays
    if (read.current !== version) void refetch();
    read.current = version;
  }, [version, refetch]);
  return (
    <>
      {error && <Failed error={error} onRetry={refetch} />}
      {data && <CostsForm key={productId} productId={productId} costs={data} mayWrite={mayWrite} />}
    </>
  );
};

/** What each variant costs the shop, saved apart from the product; nothing for whoever may not see it. */
export const CostsSection = () => {
  const product = useRecordContext<ProductRecord>();
  const { canAccess: mayRead = false } = useCanAccess({ resource: 'costs', action: 'show' });
  if (!mayRead || !product) return null;
  return (
    <Section title={t('Costs')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t(
          'What one piece costs the shop, without tax that it gets back. Only who may see costs sees this. Where prices include tax, so does what is left; the report of margins counts without it.',
        )}
      </Typography>
      <Loaded product={product} />
    </Section>
  );
};
