import { Box, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCanAccess, useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { Section } from '../layout/section';
import { typedSince } from '../layout/typed-since';
import type { PlaceRecord, ProductPlaces } from '../records';
import { t } from '../texts';
import { useReadAgain } from './read-again';
import { ApartForm, useOfProduct } from './saved-apart';

type Variant = ProductPlaces['variants'][number];
type Texts = Record<string, string>;

const nameOf = ({ options, sku }: Variant) => Object.values(options).join(' / ') || sku;
const keyOf = (variant: Variant, place: PlaceRecord) => `${variant.variantId} ${place.id}`;
const levelAt = ({ levels }: Variant, { id }: PlaceRecord) =>
  levels.find(({ placeId }) => placeId === id)?.onHand ?? null;
const placesOf = (productId: string) => ['products', 'places', productId];
const isCount = (typed: string) => /^\d{1,7}$/.test(typed.trim());

/** Sets what was counted, place by place, and tells what could not be. */
function useCounting(productId: string, { places, variants }: ProductPlaces) {
  const shop = useDataProvider<ShopDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const readAgain = useReadAgain(productId);
  const [typed, setTyped] = useState<Texts>({});
  const [faults, setFaults] = useState<Texts>({});
  const [isSaving, setSaving] = useState(false);
  const changed = (place: PlaceRecord) =>
    variants.filter((one) => {
      const now = typed[keyOf(one, place)];
      return now !== undefined && now !== String(levelAt(one, place) ?? '');
    });

  /** Tells of each count whether it was taken, or why not. */
  const saveAt = async (place: PlaceRecord, taken: Texts, refused: Texts) => {
    const counted = changed(place);
    if (counted.length === 0) return;
    const { results } = await shop.setPlaceLevels(
      place.id,
      counted.map((one) => ({ variantId: one.variantId, onHand: Number(typed[keyOf(one, place)]) })),
    );
    for (const { index, ok, message = '' } of results) {
      const [one] = counted.slice(index, index + 1);
      if (!one) continue;
      const key = keyOf(one, place);
      if (ok) taken[key] = typed[key] ?? '';
      else refused[key] = message;
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
    const taken: Texts = {};
    const refused: Texts = {};
    try {
      for (const place of places) await saveAt(place, taken, refused);
      const count = Object.keys(refused).length;
      const all = count + Object.keys(taken).length;
      if (count > 0) notify(t('Not saved: {count} of {all}', { count, all }), { type: 'error' });
      else notify(t('Saved'), { type: 'info' });
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : t('That did not work'), { type: 'error' });
    }
    setFaults(refused);
    await client.invalidateQueries({ queryKey: placesOf(productId) });
    setTyped((now) => typedSince(taken, now));
    setSaving(false);
    // how much can be bought has changed with it
    void client.invalidateQueries({ queryKey: ['products', 'stock-movements', productId] });
    void readAgain();
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
  const within = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      within.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  return (
    <ApartForm
      unsaved={hasChanged}
      label={mayWrite && t('Save stock at places')}
      isSaving={isSaving}
      onSave={save}
      within={within}
      sx={{ gap: 2.5 }}
    >
      {data.variants.map((variant) => (
        <Box key={variant.variantId} role="group" aria-label={nameOf(variant)}>
          {data.variants.length > 1 && (
            <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
              {nameOf(variant)}
            </Typography>
          )}
          {variant.isBundle ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('A bundle: it is sold by the stock of its parts.')}
            </Typography>
          ) : variant.onHand === null ? (
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
    </ApartForm>
  );
};

/** What lies where, of a shop with several places; counted there, and saved apart from the product. */
export const PlacesSection = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { canAccess: mayWrite = false } = useCanAccess({ resource: 'products', action: 'edit' });
  const { id, data, failed } = useOfProduct(placesOf, (of) => shop.productPlaces(of));
  if (!data) return failed;
  if (data.places.length < 2) return null;
  return (
    <Section title={t('Stock at places')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('What lies there, with what waiting orders hold. Sold are all places together that sell online.')}
      </Typography>
      {failed}
      <PlacesForm key={id} productId={id} data={data} mayWrite={mayWrite} />
    </Section>
  );
};
