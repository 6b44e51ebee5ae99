import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { Section } from '../layout/section';
import type { BundleInput, ProductBundles } from '../records';
import { t } from '../texts';
import { BundleParts, isCount, placeOf, type Faults, type TypedPart } from './bundle-parts';
import { useReadAgain } from './read-again';
import { ApartForm, useOfProduct } from './saved-apart';

type Variant = ProductBundles['variants'][number];

const nameOf = ({ options, sku }: Variant) => Object.values(options).join(' / ') || sku;
const typedOf = ({ parts }: Variant): TypedPart[] =>
  parts.map(({ variantId, name, options, sku, quantity }) => ({
    ...{ variantId, sku, pieces: String(quantity) },
    name: [name, ...Object.values(options)].join(', '),
  }));
const written = (parts: readonly TypedPart[]) =>
  JSON.stringify(parts.map(({ variantId, pieces }) => [variantId, pieces.trim()]));
const bundlesOf = (productId: string) => ['products', 'bundles', productId];

/** As the API refuses a bundle: with itself, or with parts by their place. */
type Refused = { variantId?: string; parts?: Record<number, { variantId?: string; quantity?: string }> };
type Failure = { body?: { errors?: { bundles?: Record<number, Refused> } } };

function faultsOf(failure: unknown, sent: readonly BundleInput[]): Faults {
  const refused = (failure as Failure).body?.errors?.bundles ?? {};
  const faults: Record<string, string> = {};
  for (const [at, { variantId, parts }] of sent.entries()) {
    const { variantId: own = '', parts: ofParts = {} } = refused[at] ?? {};
    faults[placeOf(variantId)] = own;
    for (const [place, part] of parts.entries()) {
      const { variantId: unfit, quantity } = ofParts[place] ?? {};
      faults[placeOf(variantId, part.variantId)] = unfit ?? quantity ?? '';
    }
  }
  return faults;
}

type FormProps = { productId: string; data: ProductBundles; mayWrite: boolean };

const BundlesForm = ({ productId, data: { variants }, mayWrite }: FormProps) => {
  const shop = useDataProvider<ShopDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const readAgain = useReadAgain(productId);
  const [typed, setTyped] = useState<Record<string, TypedPart[]>>({});
  const [faults, setFaults] = useState<Faults>({});
  const [isSaving, setSaving] = useState(false);
  const partsOf = (variant: Variant) => typed[variant.variantId] ?? typedOf(variant);
  const changed = variants.filter((variant) => written(partsOf(variant)) !== written(typedOf(variant)));
  const save = async () => {
    const isWrong = changed.some((variant) => partsOf(variant).some(({ pieces }) => !isCount(pieces)));
    if (isWrong || changed.length === 0 || isSaving) return;
    setSaving(true);
    setFaults({});
    const sent = changed.map((variant) => ({
      variantId: variant.variantId,
      parts: partsOf(variant).map(({ variantId, pieces }) => ({ variantId, quantity: Number(pieces) })),
    }));
    try {
      await shop.setBundles(productId, sent);
      await client.invalidateQueries({ queryKey: bundlesOf(productId) });
      // what was typed over since is still to be saved
      setTyped((now) => Object.fromEntries(Object.entries(now).filter(([id, parts]) => typed[id] !== parts)));
      notify(t('Saved'), { type: 'info' });
      // how many can be bought, and what they cost, has changed with it
      void client.invalidateQueries({ queryKey: ['products', 'costs', productId] });
      void client.invalidateQueries({ queryKey: ['products', 'places', productId] });
      void readAgain();
    } catch (failure) {
      setFaults(faultsOf(failure, sent));
      notify(failure instanceof Error ? failure.message : t('That did not work'), { type: 'error' });
    }
    setSaving(false);
  };
  const isOffered = changed.length > 0 || variants.some(({ parts }) => parts.length > 0);
  return (
    <ApartForm
      unsaved={changed.length > 0}
      label={mayWrite && isOffered && t('Save bundles')}
      isSaving={isSaving}
      onSave={save}
      sx={{ gap: 2.5 }}
    >
      {variants.map((variant) => (
        <BundleParts
          key={variant.variantId}
          variantId={variant.variantId}
          name={nameOf(variant)}
          isOnly={variants.length === 1}
          parts={partsOf(variant)}
          faults={faults}
          mayWrite={mayWrite}
          onChange={(parts) => setTyped((before) => ({ ...before, [variant.variantId]: parts }))}
        />
      ))}
    </ApartForm>
  );
};

/** What the variants are made of that are sold as a bundle of others, saved apart from the product. */
export const BundlesSection = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { canAccess: mayWrite = false } = useCanAccess({ resource: 'products', action: 'edit' });
  const { id, data, failed } = useOfProduct(bundlesOf, (of) => shop.bundles(of));
  return (
    <Section title={t('Bundle')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t(
          'A bundle is made of other products and sold at a price of its own: as many as their stock makes. Its parts are taxed as it is, and stand on packing slips and pick lists.',
        )}
      </Typography>
      {failed}
      {data && <BundlesForm key={id} productId={id} data={data} mayWrite={mayWrite} />}
    </Section>
  );
};
