import { Box, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { money, percentage } from '../layout/format';
import { Section } from '../layout/section';
import { smallestStep, withCurrency } from '../layout/shop-currency';
import { typedSince } from '../layout/typed-since';
import { useUnreadNumbers } from '../layout/unread-numbers';
import type { ProductCosts } from '../records';
import { t } from '../texts';
import { ApartForm, useOfProduct } from './saved-apart';

type Cost = ProductCosts['variants'][number];

const nameOf = ({ options, sku }: Cost) => Object.values(options).join(' / ') || sku;
const asTyped = (cost: number | null) => (cost === null ? '' : String(cost));
const wanted = (typed: string) => (typed.trim() === '' ? null : Number(typed));

/** What is left of the price after the cost, and how much of each hundred that is. */
const LeftOver = ({ price, typed }: { price: number; typed: string }) => {
  const cost = wanted(typed);
  if (cost === null || Number.isNaN(cost)) return null;
  const left = price - cost;
  const share = price > 0 ? ` (${percentage(Math.round((left / price) * 100))})` : '';
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
    <ApartForm
      unsaved={changed.length > 0}
      label={mayWrite && t('Save costs')}
      isSaving={isSaving}
      onSave={save}
      within={within}
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
              helperText={
                unread.includes(one.variantId)
                  ? t('Must be a number')
                  : one.isBundle && t('What its parts cost')
              }
              label={withCurrency(variants.length > 1 ? nameOf(one) : t('Cost'))}
              value={valueOf(one)}
              onChange={({ target: { value } }) =>
                setTyped((before) => ({ ...before, [one.variantId]: value }))
              }
              slotProps={{
                htmlInput: {
                  ...{
                    min: 0,
                    step: smallestStep(),
                    readOnly: !mayWrite || one.isBundle,
                    inputMode: 'decimal',
                  },
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
    </ApartForm>
  );
};

const costsOf = (productId: string) => ['products', 'costs', productId];

const Loaded = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { canAccess: mayWrite = false } = useCanAccess({ resource: 'costs', action: 'edit' });
  const { id, data, failed } = useOfProduct(costsOf, (of) => shop.productCosts(of));
  return (
    <>
      {failed}
      {data && <CostsForm key={id} productId={id} costs={data} mayWrite={mayWrite} />}
    </>
  );
};

/** What each variant costs the shop, saved apart from the product; nothing for whoever may not see it. */
export const CostsSection = () => {
  const { canAccess: mayRead = false } = useCanAccess({ resource: 'costs', action: 'show' });
  if (!mayRead) return null;
  return (
    <Section title={t('Costs')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t(
          'What one piece costs the shop, without tax that it gets back. Only who may see costs sees this. Where prices include tax, so does what is left; the report of margins counts without it.',
        )}
      </Typography>
      <Loaded />
    </Section>
  );
};
