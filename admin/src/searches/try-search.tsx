import { Box, Button, Card, Link, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { money } from '../layout/format';
import { t } from '../texts';

/** Says what shoppers find when they type this, without counting it as one of their searches. */
export const TrySearch = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const [text, setText] = useState('');
  const search = useMutation({ mutationFn: (q: string) => shop.trySearch(q) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // this form may stand inside another one
    event.stopPropagation();
    if (text.trim()) search.mutate(text.trim());
  };
  return (
    <Card sx={{ p: 2, mb: 2 }}>
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <TextField
          label={t('What does this find?')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          helperText=""
          fullWidth
        />
        <Button type="submit" variant="outlined" loading={search.isPending}>
          {t('Try')}
        </Button>
      </Box>
      {search.error && <Failed error={search.error} onRetry={() => search.mutate(text.trim())} />}
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {search.data &&
          (search.data.total === 0
            ? t('It finds nothing.')
            : t('{total} found', { total: search.data.total }))}
      </Typography>
      {search.data && search.data.products.length > 0 && (
        <Box component="ol" aria-label={t('The first that it finds')} sx={{ m: 0, pl: 3 }}>
          {search.data.products.map(({ _id, name, price }) => (
            <li key={_id}>
              <Link component={RouterLink} to={`/products/${_id}`}>
                {name}
              </Link>{' '}
              {money(price)}
            </li>
          ))}
        </Box>
      )}
    </Card>
  );
};
