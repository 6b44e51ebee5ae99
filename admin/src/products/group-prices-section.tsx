import { Box, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { money } from '../layout/format';
import { Section } from '../layout/section';
import { currencyIn } from '../layout/shop-currency';
import { typedSince } from '../layout/typed-since';
import { useUnreadNumbers } from '../layout/unread-numbers';
import type { GroupPrices } from '../records';
import { t } from '../texts';
import { AddGroupPrices, type PriceList } from './add-group-prices';
import { ApartForm, useOfProduct } from './saved-apart';

type Priced = GroupPrices['variants'][number];

const keyOf = ({ groupId, currency, from }: PriceList, { variantId }: Pick<Priced, 'variantId'>) =>
  [groupId, currency, from, variantId].join(' ');
const isSame = (one: PriceList, other: PriceList) =>
  one.groupId === other.groupId && one.currency === other.currency && one.from === other.from;
const nameOf = ({ options, sku }: Priced) => Object.values(options).join(' / ') || sku;

/** `Wholesale, from 10 pieces (EUR)`. */
const titleOf = ({ group, from, currency }: PriceList, own: string) => {
  const named = from === 1 ? group : t('{group}, from {count} pieces', { group, count: from });
  return currency === own ? named : `${named} (${currency})`;
};

type FormProps = { productId: string; data: GroupPrices; mayWrite: boolean };

const PricesForm = ({ productId, data, mayWrite }: FormProps) => {
  const shop = useDataProvider<ShopDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const [added, setAdded] = useState<PriceList[]>([]);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [isSaving, setSaving] = useState(false);
  const { within, unread, look } = useUnreadNumbers();
  const { variants, prices, currency: own } = data;
  const known = new Map(prices.map((one) => [keyOf(one, one), String(one.price)]));
  const lists: PriceList[] = [];
  for (const one of [...prices, ...added]) if (!lists.some((list) => isSame(list, one))) lists.push(one);
  const valueOf = (key: string) => typed[key] ?? known.get(key) ?? '';
  const cells = lists.flatMap((list) =>
    variants.map((variant) => ({ list, variant, key: keyOf(list, variant) })),
  );
  const changed = cells.filter(({ key }) => valueOf(key).trim() !== (known.get(key) ?? ''));
  const save = async () => {
    const wrong = look();
    wrong?.focus();
    if (wrong || changed.length === 0 || isSaving) return;
    setSaving(true);
    const sent = Object.fromEntries(changed.map(({ key }) => [key, valueOf(key)]));
    try {
      await shop.setGroupPrices(
        productId,
        changed.map(({ key, list: { groupId, currency, from }, variant: { variantId } }) => ({
          ...{ groupId, currency, from, variantId },
          price: valueOf(key).trim() === '' ? null : Number(valueOf(key)),
        })),
      );
      await client.invalidateQueries({ queryKey: pricesOf(productId) });
      setTyped((now) => typedSince(sent, now));
      notify(t('Saved'), { type: 'info' });
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : t('That did not work'), { type: 'error' });
    }
    setSaving(false);
  };
  const everybodyPays = ({ currency }: PriceList, { price }: Priced) =>
    currency === own ? t('Everybody pays {price}', { price: money(price) }) : undefined;
  return (
    <ApartForm
      unsaved={changed.length > 0}
      label={mayWrite && lists.length > 0 && t('Save prices of groups')}
      isSaving={isSaving}
      onSave={save}
      within={within}
    >
      {lists.map((list) => (
        <Box key={keyOf(list, { variantId: '' })} role="group" aria-label={titleOf(list, own)}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            {titleOf(list, own)}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
            }}
          >
            {variants.map((variant) => {
              const key = keyOf(list, variant);
              return (
                <TextField
                  key={key}
                  size="small"
                  type="number"
                  name={key}
                  onBlur={look}
                  error={unread.includes(key)}
                  label={variants.length > 1 ? nameOf(variant) : t('Price')}
                  value={valueOf(key)}
                  onChange={({ target: { value } }) => setTyped((before) => ({ ...before, [key]: value }))}
                  helperText={unread.includes(key) ? t('Must be a number') : everybodyPays(list, variant)}
                  slotProps={{
                    htmlInput: {
                      ...{ min: 0, step: 1 / 10 ** currencyIn(list.currency).decimals },
                      ...{ readOnly: !mayWrite, inputMode: 'decimal' },
                    },
                  }}
                />
              );
            })}
          </Box>
        </Box>
      ))}
      {lists.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('Every customer pays the same.')}
        </Typography>
      )}
      {mayWrite && <AddGroupPrices own={own} onAdd={(list) => setAdded((before) => [...before, list])} />}
    </ApartForm>
  );
};

const pricesOf = (productId: string) => ['products', 'group-prices', productId];

/** What groups of customers pay for the variants, saved apart from the product. */
export const GroupPricesSection = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { canAccess: mayWrite = false } = useCanAccess({ resource: 'products', action: 'edit' });
  const { id, data, failed } = useOfProduct(pricesOf, (of) => shop.groupPrices(of));
  return (
    <Section title={t('Prices of groups')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t(
          'What customers of a group pay for one piece. The lowest price counts, discounts come off it, and nobody else sees it. Left empty, they pay what everybody does.',
        )}
      </Typography>
      {failed}
      {data && <PricesForm key={id} productId={id} data={data} mayWrite={mayWrite} />}
    </Section>
  );
};
