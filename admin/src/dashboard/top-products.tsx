import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { money } from '../layout/format';
import { Section } from '../layout/section';
import { Thumbnail } from '../layout/thumbnail';
import type { Stats } from '../records';
import { t } from '../texts';

/** As what the API counts lines that are no goods of the catalogue: there is no page of them. */
const OWN_LINES = '00000000-0000-7000-8000-00000000000e';

/** As many as stand beside the latest orders. */
const shown = 8;

/** What sold best in the period. */
export const TopProducts = ({ products }: { products: Stats['topProducts'] }) => (
  <Section title={t('Top products')}>
    {products.length === 0 && (
      <Typography sx={{ color: 'text.secondary' }}>{t('Nothing sold yet.')}</Typography>
    )}
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.25 }}>
      {products.slice(0, shown).map((product) => (
        <Box component="li" key={product.id} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <Thumbnail url={product.image} size={40} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography
              {...(product.id === OWN_LINES ? {} : { component: Link, to: `/products/${product.id}` })}
              variant="body2"
              sx={{
                fontWeight: 600,
                color: 'inherit',
                textDecoration: 'none',
                '&:hover': { textDecoration: 'underline' },
              }}
            >
              {product.name}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {t('{quantity} sold', { quantity: product.quantity })}
            </Typography>
          </Box>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {money(product.sales)}
          </Typography>
        </Box>
      ))}
    </Box>
  </Section>
);
