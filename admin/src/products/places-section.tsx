import { Box, Button, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useDataProvider, useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { useSavedApart } from '../layout/ask-before-leaving';
import { Failed } from '../layout/failed';
import { Section } from '../layout/section';
import type { PlaceRecord, ProductPlaces, ProductRecord } from '../records';
import { t } from '../texts';

type Variant = ProductPlaces['variants'][number];

const nameOf = ({ options, sku }: Variant) => Object.values(options).join(' / ') || sku;
const keyOf = (variant: Variant, place: PlaceRecord) => `${variant.variantId} ${place.id}`;
const levelAt = ({ levels }: Variant, { id }: PlaceRecord) =>
  levels.find(({ placeId }) => placeId === id)?.onHand ?? null;
const isCount = (typed: string) => /^\d{1,7}$/.test(typed.trim());

/** Sets what was counted, place by place, and tells what could not be. */
function useCounting(productId: string, { places, variants }: ProductPlaces) {
  const shop = useDataProvider<ShopDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isSaving, setSaving] = useState(false);
  const changed = (place: PlaceRecord) =>
    variants.filter((one) => {
      const now = typed[keyOf(one, place)];
      return now !== undefined && now !== String(levelAt(one, place) ?? '');
    });

  const saveAt = async (place: PlaceRecord) => {
    const counted = changed(place).filter((one) => isCount(typed[keyOf(one, place)] ?? ''));
    if (counted.length === 0) return;
    const { results } = await shop.setPlaceLevels(
      place.id,
      counted.map((one) => ({ variantId: one.variantId, onHand: Number(typed[keyOf(one, place)]) })),
    );
    for (const { index, ok, message = '' } of results) {
      const [one] = counted.slice(index, index + 1);
      if (!one) continue;
      const key = keyOf(one, place);
      if (!ok) setFaults((before) => ({ ...before, [key]: message }));
      else setTyped(({ [key]: _, ...rest }) => rest);
    }
  };
  const save = async () => {
    const wrong = places.flatMap((place) =>
      changed(place)
        .map((one) => keyOf(one, place))
        .filter((key) => !isCount(typed[key] ?? '')),
    );
    setFaults(Object.fromEntries(wrong.map((key) => [key, t('A whole number of 0 or more')])));
    if (wrong.length > 0 || isSaving) return;
    setSaving(true);
    try {
      for (const place of places) await saveAt(place);
      await client.invalidateQueries({ queryKey: ['products', 'places', productId] });
      // how much can be bought has changed with it
      refresh();
      notify(t('Saved'), { type: 'info' });
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : t('That did not work'), { type: 'error' });
    }
    setSaving(false);
  };
  const hasChanged = places.some((place) => changed(place).length > 0);
  return { typed, setTyped, faults, isSaving, hasChanged, save };
}

const PlacesForm = ({
  productId,
  data,
  mayWrite,
}: {
  productId: string;
  data: ProductPlaces;
  mayWrite: boolean;
}) => {
  const { typed, setTyped, faults, isSaving, hasChanged, save } = useCounting(productId, data);
  useSavedApart(hasChanged);
  return (
    <Box
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
        // the form of the product is another one
        event.preventDefault();
        void save();
      }}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {data.variants.map((variant) => (
        <Box key={variant.variantId} role="group" aria-label={nameOf(variant)}>
          {data.variants.length > 1 && (
            <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
              {nameOf(variant)}
            </Typography>
          )}
          {variant.onHand === null ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('Not counted: any number can be sold.')}
            </Typography>
          ) : (
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
              }}
            >
              {data.places.map((place) => {
                const key = keyOf(variant, place);
                return (
                  <TextField
                    key={place.id}
                    size="small"
                    label={place.name}
                    value={typed[key] ?? String(levelAt(variant, place) ?? '')}
                    error={key in faults}
                    helperText={faults[key] ?? (place.sellsOnline ? undefined : t('Sells nothing online'))}
                    onChange={({ target: { value } }) => setTyped((before) => ({ ...before, [key]: value }))}
                    slotProps={{ htmlInput: { inputMode: 'numeric', readOnly: !mayWrite } }}
                  />
                );
              })}
            </Box>
          )}
        </Box>
      ))}
      {mayWrite && (
        <Button
          onClick={() => void save()}
          variant="outlined"
          size="small"
          sx={{ justifySelf: 'start' }}
          disabled={!hasChanged || isSaving}
        >
          {t('Save stock at places')}
        </Button>
      )}
    </Box>
  );
};

/** What lies where, of a shop with several places; counted there, and saved apart from the product. */
export const PlacesSection = () => {
  const product = useRecordContext<ProductRecord>();
  const shop = useDataProvider<ShopDataProvider>();
  const { canAccess: mayWrite = false } = useCanAccess({ resource: 'products', action: 'edit' });
  const productId = String(product?.id ?? '');
  const { data, error, refetch } = useQuery({
    queryKey: ['products', 'places', productId, product?.version],
    queryFn: () => shop.productPlaces(productId),
    enabled: productId !== '',
    placeholderData: (before) => before,
  });
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!data || data.places.length < 2) return null;
  return (
    <Section title={t('Stock at places')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('What lies there, with what waiting orders hold. Sold are all places together that sell online.')}
      </Typography>
      <PlacesForm key={productId} productId={productId} data={data} mayWrite={mayWrite} />
    </Section>
  );
};
