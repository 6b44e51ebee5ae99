import { Typography } from '@mui/material';

/** What a piece is called, with what stands on its label: each in its own direction. */
export const GoodsName = ({ name, sku }: { name: string; sku: string }) => (
  <Typography component="span" variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
    <bdi>{name}</bdi>
    {sku && (
      <>
        {' · '}
        <bdi>{sku}</bdi>
      </>
    )}
  </Typography>
);
