import { Box, Card, Link, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Title, useDataProvider, useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { EmptyPage } from '../layout/empty-page';
import { Failed } from '../layout/failed';
import { money } from '../layout/format';
import { Guarded } from '../layout/guarded';
import { MoveButton } from '../layout/move-button';
import { Thumbnail } from '../layout/thumbnail';
import { t } from '../texts';

type Product = Awaited<ReturnType<ShopDataProvider['featuredProducts']>>[number];
type RowProps = { product: Product; place: number; last: number; onMove: (place: number) => void };

const Row = ({ product, place, last, onMove }: RowProps) => {
  const button = (by: 1 | -1) => (
    <MoveButton
      name={product.name}
      by={by}
      isOff={by < 0 ? place === 1 : place === last}
      onMove={() => onMove(place + by)}
    />
  );
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1.5 }}>
      <Typography sx={{ width: 28, color: 'text.secondary' }}>{place}</Typography>
      <Thumbnail url={product.image} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={`/products/${product._id}`}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 600 }}
        >
          {product.name}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {money(product.price)}
        </Typography>
      </Box>
      {button(-1)}
      {button(1)}
    </Box>
  );
};

const Featured = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({
    queryKey: ['featured'],
    queryFn: () => shop.featuredProducts(),
  });
  const busy = useRef(false);
  const move = useMutation({
    mutationFn: ({ id, place }: { id: string; place: number }) => shop.placeFeatured(id, place),
    onError: (failure) => notify(failure.message, { type: 'error' }),
    onSettled: async () => {
      await refetch();
      busy.current = false;
    },
  });
  return (
    <Box sx={{ maxWidth: 720, mt: 2 }}>
      <Title title={t('Featured products')} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('In the order of the home page, which shows the first eight. A move is seen there at once.')}
      </Typography>
      {error && <Failed error={error} onRetry={refetch} />}
      {data?.length === 0 && (
        <EmptyPage title={t('Nothing is featured')} text={t('Switch Featured on in the list of products.')} />
      )}
      {data && data.length > 0 && (
        <Card component="ol" aria-label={t('Featured products')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((product, index) => (
            <Row
              key={product._id}
              product={product}
              place={index + 1}
              last={data.length}
              onMove={(place) => {
                // a second click is meant for the list as it was
                if (busy.current) return;
                busy.current = true;
                move.mutate({ id: product._id, place });
              }}
            />
          ))}
        </Card>
      )}
    </Box>
  );
};

/** The featured products in the shop's order, each moved with a button up or down. */
export const FeaturedPage = () => (
  <Guarded resource="products" action="edit">
    <Featured />
  </Guarded>
);
