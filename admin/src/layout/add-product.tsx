import { Autocomplete, Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import type { ProductRecord } from '../records';
import { t } from '../texts';

type Found = Pick<ProductRecord, 'id' | 'name'>;

/** Finds a product by its name or SKU, asks which variant where there are several, and hands it on. */
export const AddProduct = ({ onAdd }: { onAdd: (variantId: string, name: string) => void }) => {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [variantId, setVariantId] = useState('');
  const { data = [], isFetching } = useGetList<ProductRecord>('products', {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'name', order: 'ASC' },
    filter: typed ? { q: typed } : {},
  });
  const { data: product } = useGetOne<ProductRecord>(
    'products',
    { id: found?.id ?? '' },
    { enabled: found !== null },
  );
  const variants = found && product?.id === found.id ? product.variants : [];
  const chosen = variants.length === 1 ? variants[0]?.id : variantId;

  const add = () => {
    const variant = variants.find(({ id }) => id === chosen);
    if (!found || !variant?.id) return;
    onAdd(variant.id, [found.name, ...Object.values(variant.options)].join(', '));
    setFound(null);
    setTyped('');
    setVariantId('');
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Autocomplete<Found>
        sx={{ flex: '1 1 240px' }}
        options={data}
        value={found}
        loading={isFetching}
        filterOptions={(all) => all}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        noOptionsText={t('No product is called so')}
        inputValue={typed}
        onInputChange={(_, text) => setTyped(text)}
        onChange={(_, product) => {
          setFound(product);
          setVariantId('');
        }}
        renderInput={(params) => <TextField {...params} label={t('Find a product')} size="small" />}
      />
      {variants.length > 1 && (
        <TextField
          select
          size="small"
          label={t('Variant')}
          value={variantId}
          onChange={(event) => setVariantId(event.target.value)}
          sx={{ flex: '1 1 160px' }}
        >
          {variants.map(({ id, options }) => (
            <MenuItem key={id} value={id}>
              {Object.values(options).join(' / ')}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Button variant="outlined" disabled={!chosen} onClick={add}>
        {t('Add product')}
      </Button>
    </Box>
  );
};
