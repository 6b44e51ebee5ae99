import { Box, Link, Typography } from '@mui/material';
import { useCanAccess, useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { apart } from '../layout/apart';
import { arrivalName } from '../layout/arrival-name';
import { date } from '../layout/format';
import { Section } from '../layout/section';
import type { OnTheWay } from '../records';
import { useOfProduct } from './saved-apart';
import { t } from '../texts';

const arrivalsOf = (productId: string) => ['products', 'arrivals', productId];

const Source = ({ one }: { one: OnTheWay }) => {
  const list = one.kind === 'purchase' ? 'purchase-orders' : 'transfers';
  const { canAccess } = useCanAccess({ resource: list, action: 'show' });
  const name = arrivalName(one);
  return canAccess ? (
    <Link component={RouterLink} to={`/${list}/${one.id}/show`} variant="body2">
      {name}
    </Link>
  ) : (
    <Typography variant="body2">{name}</Typography>
  );
};

const sentence = ({ pieces, expectedOn, place: name, options }: OnTheWay): string => {
  const place = apart(name);
  const coming = expectedOn
    ? t('{pieces} on the way to {place}, expected {day}', { pieces, place, day: date(expectedOn) })
    : t('{pieces} on the way to {place}', { pieces, place });
  const variant = Object.values(options).join(' / ');
  return variant ? `${apart(variant)}: ${coming}` : coming;
};

/** What is to come of a product, and when; nothing where nothing is. */
export const OnTheWaySection = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { data, failed } = useOfProduct(arrivalsOf, (id) => shop.productArrivals(id));
  if (!data) return failed;
  if (data.length === 0) return null;
  return (
    <Section title={t('On the way')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data.map((one) => (
          <Box
            component="li"
            key={`${one.id} ${one.variantId}`}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}
          >
            <Typography variant="body2">{sentence(one)}</Typography>
            <Source one={one} />
          </Box>
        ))}
      </Box>
    </Section>
  );
};
