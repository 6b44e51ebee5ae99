import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { thumbnail } from '../layout/format';
import type { ProductRecord } from '../records';

/** All pictures of the product in their order, with their alternative texts. */
export const PictureStrip = () => {
  const product = useRecordContext<ProductRecord>();
  if (!product?.images?.length) return null;
  return (
    <Box
      component="ul"
      tabIndex={0}
      aria-label="Pictures"
      sx={{ display: 'flex', gap: 1, overflowX: 'auto', listStyle: 'none', p: 0, m: 0, mb: 1 }}
    >
      {product.images.map((picture) => (
        <Box component="li" key={picture.url}>
          <Box
            component="img"
            src={thumbnail(picture.url) ?? ''}
            alt={picture.alt}
            title={picture.alt}
            loading="lazy"
            sx={{ width: 84, height: 84, objectFit: 'cover', borderRadius: '10px', display: 'block' }}
          />
        </Box>
      ))}
    </Box>
  );
};
