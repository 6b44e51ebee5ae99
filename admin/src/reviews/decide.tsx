import { Box, Button } from '@mui/material';
import { useRef } from 'react';
import {
  CanAccess,
  useDataProvider,
  useListContext,
  useNotify,
  useRecordContext,
  useUpdateMany,
} from 'react-admin';
import { useChange, useDone } from '../layout/use-change';
import { words } from '../layout/words';
import type { ReviewRecord } from '../records';
import { t } from '../texts';

type Verdict = 'published' | 'rejected';
const verdicts: { status: Verdict; label: string }[] = [
  { status: 'published', label: t('Publish') },
  { status: 'rejected', label: t('Reject') },
];

const told = (count: number, status: Verdict) =>
  t('{count, plural, one {Review {status}} other {# reviews {status}}}', {
    count,
    status: words(status).toLowerCase(),
  });

/** Publishes or rejects one review: at once, with a way back. */
export const Decide = ({ review }: { review: ReviewRecord }) => {
  const change = useChange<ReviewRecord>('reviews');
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }} onClick={(event) => event.stopPropagation()}>
      {verdicts.map(({ status, label }) => (
        <Button
          key={status}
          size="small"
          color={review.status === 'pending' && status === 'published' ? 'primary' : 'inherit'}
          onClick={() => change(review, { status }, told(1, status))}
          // keeps its place: what stood beside it would move under a second click
          sx={status === review.status ? { visibility: 'hidden' } : {}}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
};

export const DecideCell = () => {
  const review = useRecordContext<ReviewRecord>();
  return review ? (
    <CanAccess resource="reviews" action="edit">
      <Decide review={review} />
    </CanAccess>
  ) : null;
};

/** The reviews with their former status, for giving it back. */
const byStatus = (reviews: ReviewRecord[]) =>
  [...new Set(reviews.map(({ status }) => status))].map((status) => ({
    status,
    ids: reviews.filter((review) => review.status === status).map(({ id }) => id),
  }));

/** Publishes or rejects all that are ticked, and can give each its former state back. */
export const DecideMany = () => {
  const { selectedIds, data = [], onUnselectItems } = useListContext<ReviewRecord>();
  const shop = useDataProvider();
  const [updateMany] = useUpdateMany<ReviewRecord>();
  const notify = useNotify();
  const done = useDone();
  const busy = useRef(false);
  const failed = (failure: unknown) =>
    notify(failure instanceof Error ? failure.message : t('Not changed'), { type: 'error' });
  const send = (ids: ReviewRecord['id'][], status: ReviewRecord['status'], onSuccess: () => void) =>
    void updateMany(
      'reviews',
      { ids, data: { status } },
      {
        mutationMode: 'optimistic',
        onSuccess,
        onError: failed,
      },
    );
  /** Those ticked on another page are asked for. */
  const chosen = async (): Promise<ReviewRecord[]> => {
    const here = data.filter(({ id }) => selectedIds.includes(id));
    const ids = selectedIds.filter((id) => !here.some((review) => review.id === id));
    if (ids.length === 0) return here;
    return [...here, ...(await shop.getMany<ReviewRecord>('reviews', { ids })).data];
  };
  const decide = async (status: Verdict) => {
    if (busy.current || selectedIds.length === 0) return;
    busy.current = true;
    const former = byStatus(await chosen().finally(() => (busy.current = false)));
    const undo = () => former.forEach((group) => send(group.ids, group.status, () => undefined));
    send(selectedIds, status, () => done(told(selectedIds.length, status), undo));
    onUnselectItems();
  };
  return verdicts.map(({ status, label }) => (
    <Button key={status} size="small" color="inherit" onClick={() => void decide(status).catch(failed)}>
      {label}
    </Button>
  ));
};
