import { Box, Link, Typography } from '@mui/material';
import {
  BulkActionsToolbar,
  DataTable,
  NullableBooleanInput,
  NumberInput,
  RecordContextProvider,
  SearchInput,
  useCanAccess,
} from 'react-admin';
import { BulkBar } from '../layout/bulk-bar';
import { CardList } from '../layout/cards';
import { exporter } from '../layout/csv';
import { EmptyPage } from '../layout/empty-page';
import { date } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { ShopList } from '../layout/shop-list';
import { StateTabs } from '../layout/state-tabs';
import { StatusChip } from '../layout/status-chip';
import { useNarrow } from '../layout/use-phone';
import { DecideCell, DecideMany } from './decide';
import type { ReviewRecord } from '../records';
import { Answer } from './answer';
import { Stars } from './stars';
import { t } from '../texts';

const states = [
  { id: 'all', name: t('All') },
  { id: 'pending', name: t('Waiting') },
  { id: 'published', name: t('Published') },
  { id: 'rejected', name: t('Rejected') },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Words in reviews')} />,
  <NullableBooleanInput key="answered" source="answered" label={t('Answered')} />,
  <NumberInput key="min" source="rating_gte" label={t('Stars at least')} min={1} max={5} />,
  <NumberInput key="max" source="rating_lte" label={t('Stars at most')} min={1} max={5} />,
];

const Said = ({ review }: { review: ReviewRecord }) => (
  <Box sx={{ maxWidth: 460 }}>
    {review.title && (
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        <bdi>{review.title}</bdi>
      </Typography>
    )}
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <bdi>{review.comment || t('Stars only')}</bdi>
    </Typography>
    <Answer review={review} />
  </Box>
);

/** Opens the product as shoppers see it, where the review will stand. */
const Product = ({ review }: { review: ReviewRecord }) => (
  <Link
    href={`/product/${review.productId}`}
    target="_blank"
    rel="noopener"
    underline="hover"
    sx={{ color: 'text.primary' }}
  >
    <bdi>{review.productName}</bdi>
  </Link>
);

const Author = ({ review }: { review: ReviewRecord }) => (
  <>
    <bdi>{review.author}</bdi>
    {review.verified && (
      <Typography variant="caption" component="p" sx={{ color: 'success.main' }}>
        {t('Bought it')}
      </Typography>
    )}
  </>
);

const Table = ({ canDecide }: { canDecide: boolean }) => (
  <DataTable
    rowClick={false}
    bulkActionButtons={canDecide && <DecideMany />}
    bulkActionsToolbar={
      canDecide && (
        <BulkActionsToolbar selectAllButton={false}>
          <DecideMany />
        </BulkActionsToolbar>
      )
    }
  >
    <DataTable.Col
      source="rating"
      label={t('Rating')}
      render={(r: ReviewRecord) => <Stars rating={r.rating} />}
    />
    <DataTable.Col
      source="comment"
      label={t('Review')}
      disableSort
      render={(r: ReviewRecord) => <Said review={r} />}
    />
    <DataTable.Col
      source="productName"
      label={t('Product')}
      disableSort
      render={(r: ReviewRecord) => <Product review={r} />}
    />
    <DataTable.Col
      source="author"
      label={t('Author')}
      disableSort
      render={(r: ReviewRecord) => <Author review={r} />}
    />
    <DataTable.Col source="createdAt" label={t('Written')} render={(r: ReviewRecord) => date(r.createdAt)} />
    <DataTable.Col
      source="status"
      label={t('Status')}
      disableSort
      render={(r: ReviewRecord) => <StatusChip status={r.status} />}
    />
    <DataTable.Col label={t('Decide')} disableSort>
      <DecideCell />
    </DataTable.Col>
  </DataTable>
);

const Cards = ({ canDecide }: { canDecide: boolean }) => (
  <>
    {canDecide && (
      <BulkBar>
        <DecideMany />
      </BulkBar>
    )}
    <CardList<ReviewRecord>
      selectable={canDecide}
      title={(r) => r.productName ?? r.author}
      aside={(r) => <StatusChip status={r.status} />}
      lines={(r) => (
        <>
          <Stars rating={r.rating} />
          <Said review={r} />
          {`${r.author}, ${date(r.createdAt)}`}
        </>
      )}
      actions={(r) => (
        <RecordContextProvider value={r}>
          <DecideCell />
        </RecordContextProvider>
      )}
    />
  </>
);

const Reviews = () => {
  const narrow = useNarrow();
  const canDecide = useCanAccess({ resource: 'reviews', action: 'edit' }).canAccess === true;
  return (
    <>
      <StateTabs label={t('Reviews by state')} states={states} />
      {narrow ? <Cards canDecide={canDecide} /> : <Table canDecide={canDecide} />}
    </>
  );
};

const exportReviews = exporter<ReviewRecord>('reviews', [
  { label: t('Product'), value: (r) => r.productName },
  { label: t('Stars'), value: (r) => r.rating },
  { label: t('Title'), value: (r) => r.title },
  { label: t('Review'), value: (r) => r.comment },
  { label: t('Answer'), value: (r) => r.answer ?? '' },
  { label: t('Author'), value: (r) => r.author },
  { label: t('State'), value: (r) => r.status },
  { label: t('Written'), value: (r) => r.createdAt },
]);

/** Reviews to publish or reject, one by one or many at once. */
export const ReviewList = () => (
  <ShopList
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    exporter={exportReviews}
    empty={
      <EmptyPage
        title={t('No reviews yet')}
        text={t('What shoppers write about products waits here for you.')}
      />
    }
    actions={<ListToolbar filters />}
  >
    <Reviews />
  </ShopList>
);
