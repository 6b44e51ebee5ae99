import {
  Box,
  LinearProgress,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useCanAccess, useGetOne, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { apart } from '../layout/apart';
import { count, date, dateTime, money } from '../layout/format';
import { ShopShow } from '../layout/record-pages';
import { Detail, DetailList, Section } from '../layout/section';
import { useShopLook } from '../layout/shop-name';
import { StatusChip } from '../layout/status-chip';
import {
  progressOf,
  stateOf,
  titleOf,
  TONES,
  wayOf,
  type ArrivalLine,
  type ArrivalList,
  type ArrivalRecord,
} from './arrival';
import type { PlaceRecord } from '../records';
import { ArrivalActions } from './arrival-actions';
import { t } from '../texts';

type Props = { list: ArrivalList; one: ArrivalRecord };

const Title = ({ list }: { list: ArrivalList }) => {
  const one = useRecordContext<ArrivalRecord>();
  return <>{one ? titleOf(list, one) : ''}</>;
};

/** What became of the pieces of a line that did not simply come. */
const rest = (list: ArrivalList, { lost, withdrawn }: ArrivalLine): string =>
  [
    lost > 0 &&
      (list === 'transfers' ? t('{count} lost', { count: lost }) : t('{count} refused', { count: lost })),
    withdrawn > 0 && t('{count} called off', { count: withdrawn }),
  ]
    .filter(Boolean)
    .join(' · ');

const number = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;

const Lines = ({ list, one }: Props) => {
  const withCosts = list === 'purchase-orders';
  const { canAccess: maySee = false } = useCanAccess({ resource: 'products', action: 'show' });
  return (
    <Section title={t('Products')}>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('Products')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('Product')}</TableCell>
              <TableCell sx={number}>{t('Quantity')}</TableCell>
              {withCosts && <TableCell sx={number}>{t('Cost of one')}</TableCell>}
              <TableCell sx={number}>{t('Received')}</TableCell>
              <TableCell sx={number}>{t('On the way')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {(one.lines ?? []).map((line) => (
              <TableRow key={line.variantId}>
                <TableCell sx={{ minWidth: 160, overflowWrap: 'anywhere' }}>
                  {line.productId && maySee ? (
                    <Link component={RouterLink} to={`/products/${line.productId}`}>
                      {line.name}
                    </Link>
                  ) : (
                    line.name
                  )}
                  <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                    {[line.sku && apart(line.sku), rest(list, line)].filter(Boolean).join(' · ')}
                  </Typography>
                </TableCell>
                <TableCell sx={number}>{count(line.quantity)}</TableCell>
                {withCosts && <TableCell sx={number}>{money(line.cost, one.currency)}</TableCell>}
                <TableCell sx={number}>{count(line.received)}</TableCell>
                <TableCell sx={number}>{count(line.onTheWay)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {one.lines?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('Nothing yet: edit it to add products.')}
        </Typography>
      )}
    </Section>
  );
};

const About = ({ list, one }: Props) => (
  <Section title={t('About it')}>
    <DetailList>
      <Detail label={t('Supplier')}>{one.supplier}</Detail>
      <Detail label={t('Email')}>
        {one.supplierEmail && <Link href={`mailto:${one.supplierEmail}`}>{one.supplierEmail}</Link>}
      </Detail>
      <Detail label={t('Leaves')}>{one.fromPlace}</Detail>
      <Detail label={t('Comes to')}>{one.place}</Detail>
      <Detail label={t('Expected on')}>{one.expectedOn && date(one.expectedOn)}</Detail>
      <Detail label={t('Reference')}>{one.reference}</Detail>
      <Detail label={t('Total')}>
        {typeof one.total === 'number' ? money(one.total, one.currency) : null}
      </Detail>
      <Detail label={list === 'transfers' ? t('Sent') : t('Ordered')}>
        {one.sentAt && dateTime(one.sentAt)}
      </Detail>
      <Detail label={t('Ended')}>{one.endedAt && dateTime(one.endedAt)}</Detail>
    </DetailList>
    {one.note && (
      <Box className="no-print">
        <DetailList>
          <Detail label={t('Note')}>{one.note}</Detail>
        </DetailList>
      </Box>
    )}
  </Section>
);

/** On paper alone: who orders, and where the goods go. */
const Recipient = ({ one }: { one: ArrivalRecord }) => {
  const { name } = useShopLook();
  const { canAccess = false } = useCanAccess({ resource: 'places', action: 'show' });
  const { data } = useGetOne<PlaceRecord>('places', { id: one.placeId }, { enabled: canAccess });
  return (
    <Typography
      variant="body2"
      sx={{ display: 'none', whiteSpace: 'pre-line', '@media print': { display: 'block' } }}
    >
      {[name, data?.address].filter(Boolean).join('\n')}
    </Typography>
  );
};

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
};

const Page = ({ list }: { list: ArrivalList }) => {
  const one = useRecordContext<ArrivalRecord>();
  if (!one) return <LinearProgress aria-label={t('Loading')} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          justifyContent: 'space-between',
          alignItems: 'center',
        }}
      >
        <Box>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h5" component="p">
              {titleOf(list, one)}
            </Typography>
            <StatusChip status={TONES[one.status]} label={stateOf(list, one.status)} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {[wayOf(one), one.status !== 'draft' && progressOf(one)].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <Recipient one={one} />
        <ArrivalActions list={list} one={one} />
      </Box>
      <Box sx={{ ...columns, alignItems: 'start' }}>
        <Lines list={list} one={one} />
        <About list={list} one={one} />
      </Box>
    </Box>
  );
};

export const PurchaseOrderShow = () => (
  <ShopShow title={<Title list="purchase-orders" />}>
    <Page list="purchase-orders" />
  </ShopShow>
);

export const TransferShow = () => (
  <ShopShow title={<Title list="transfers" />}>
    <Page list="transfers" />
  </ShopShow>
);
