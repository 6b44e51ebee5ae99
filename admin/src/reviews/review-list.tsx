import { Box, Button, Tab, Tabs, Typography } from '@mui/material';
import {
  BulkUpdateButton,
  DataTable,
  List,
  NumberInput,
  SearchInput,
  useListContext,
  useNotify,
  useRecordContext,
  useUpdate,
} from 'react-admin';
import { CardList } from '../layout/cards';
import { EmptyPage } from '../layout/empty-page';
import { date } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { PageXofY } from '../layout/page-x-of-y';
import { StatusChip } from '../layout/status-chip';
import { usePhone } from '../layout/use-phone';
import type { ReviewRecord } from './review';
import { Stars } from './stars';

const statuses = [
  ['pending', 'Waiting'],
  ['published', 'Published'],
  ['rejected', 'Rejected'],
] as const;

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Words in reviews" />,
  <NumberInput key="min" source="rating_gte" label="Stars at least" min={1} max={5} />,
  <NumberInput key="max" source="rating_lte" label="Stars at most" min={1} max={5} />,
];

const Tabbed = () => {
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const { status, ...others } = filterValues as Record<string, unknown>;
  return (
    <Tabs
      value={(status as string | undefined) ?? 'all'}
      onChange={(_, next: string) =>
        setFilters(next === 'all' ? others : { ...others, status: next }, displayedFilters)
      }
      aria-label="Reviews by state"
      variant="scrollable"
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Tab value="all" label="All" />
      {statuses.map(([id, name]) => (
        <Tab key={id} value={id} label={name} />
      ))}
    </Tabs>
  );
};

const Decide = ({ review }: { review: ReviewRecord }) => {
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<ReviewRecord>();
  const set = (status: string, done: string) =>
    void update(
      'reviews',
      { id: review.id, data: { status }, previousData: review },
      {
        onSuccess: () => notify(done, { type: 'success' }),
        onError: (failure) =>
          notify(failure instanceof Error ? failure.message : 'Not saved', { type: 'error' }),
      },
    );
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }} onClick={(event) => event.stopPropagation()}>
      {review.status !== 'published' && (
        <Button size="small" disabled={isPending} onClick={() => set('published', 'Review published')}>
          Publish
        </Button>
      )}
      {review.status !== 'rejected' && (
        <Button
          size="small"
          color="error"
          disabled={isPending}
          onClick={() => set('rejected', 'Review rejected')}
        >
          Reject
        </Button>
      )}
    </Box>
  );
};

const DecideCell = () => {
  const review = useRecordContext<ReviewRecord>();
  return review ? <Decide review={review} /> : null;
};

const Said = ({ review }: { review: ReviewRecord }) => (
  <Box sx={{ maxWidth: 460 }}>
    {review.title && (
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {review.title}
      </Typography>
    )}
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {review.comment || 'Stars only'}
    </Typography>
  </Box>
);

const Moderate = () => (
  <>
    <BulkUpdateButton label="Publish" data={{ status: 'published' }} mutationMode="pessimistic" />
    <BulkUpdateButton label="Reject" data={{ status: 'rejected' }} mutationMode="pessimistic" />
  </>
);

const Table = () => (
  <DataTable rowClick={false} bulkActionButtons={<Moderate />}>
    <DataTable.Col source="rating" render={(r: ReviewRecord) => <Stars rating={r.rating} />} />
    <DataTable.Col
      source="comment"
      label="Review"
      disableSort
      render={(r: ReviewRecord) => <Said review={r} />}
    />
    <DataTable.Col source="productName" label="Product" disableSort />
    <DataTable.Col source="author" disableSort />
    <DataTable.Col source="createdAt" label="Written" render={(r: ReviewRecord) => date(r.createdAt)} />
    <DataTable.Col
      source="status"
      disableSort
      render={(r: ReviewRecord) => <StatusChip status={r.status} />}
    />
    <DataTable.Col label="Decide" disableSort>
      <DecideCell />
    </DataTable.Col>
  </DataTable>
);

const Cards = () => (
  <CardList<ReviewRecord>
    title={(r) => r.productName ?? r.author}
    aside={(r) => <StatusChip status={r.status} />}
    lines={(r) => (
      <>
        <Stars rating={r.rating} />
        <Said review={r} />
        {`${r.author}, ${date(r.createdAt)}`}
      </>
    )}
    actions={(r) => <Decide review={r} />}
  />
);

const Reviews = () => {
  const phone = usePhone();
  return (
    <>
      <Tabbed />
      {phone ? <Cards /> : <Table />}
    </>
  );
};

/** Reviews to publish or reject, one by one or many at once. */
export const ReviewList = () => (
  <List
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    pagination={<PageXofY />}
    empty={<EmptyPage title="No reviews yet" text="What shoppers write about products waits here for you." />}
    actions={<ListToolbar filters />}
  >
    <Reviews />
  </List>
);
