import { Alert, Link, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { EmptyPage } from '../layout/empty-page';
import { Failed } from '../layout/failed';
import { dateTime } from '../layout/format';
import { Guarded } from '../layout/guarded';
import { Section } from '../layout/section';
import { StatusChip } from '../layout/status-chip';
import type { ProposalRecord } from '../records';
import { named, t } from '../texts';
import { Changes } from './changes';
import { Decisions, KEPT } from './decisions';

const STATES: Readonly<Record<ProposalRecord['state'], string>> = {
  waiting: t('Waiting'),
  approved: t('Approved'),
  refused: t('Refused'),
  undone: t('Undone'),
};

const PAGES: Readonly<Record<ProposalRecord['about'], (id: string) => string>> = {
  product: (id) => `/products/${id}`,
  order: (id) => `/orders/${id}/show`,
  customer: (id) => `/customers/${id}/show`,
  discount: (id) => `/discounts/${id}`,
};

const history = ({ owner, proposedBy, createdAt, decidedBy, decidedAt }: ProposalRecord): string =>
  [
    t('Proposed by {proposedBy} for {owner}, {createdAt}', {
      proposedBy,
      owner,
      createdAt: dateTime(createdAt),
    }),
    ...(decidedAt
      ? [
          t('decided by {decidedBy}, {decidedAt}', {
            decidedBy: decidedBy ?? t('a deleted account'),
            decidedAt: dateTime(decidedAt),
          }),
        ]
      : []),
  ].join('; ');

const Proposal = ({ of }: { of: ProposalRecord }) => (
  <Section
    title={`${named(of.label)}: ${of.subject}`}
    action={<StatusChip status={of.state} label={STATES[of.state]} />}
  >
    <Typography variant="body2" dir="auto" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      {of.reason}
    </Typography>
    {of.hasChanged && (
      <Alert severity="warning" sx={{ mb: 1.5 }}>
        {t('What this is about was changed since. Look at it before you approve.')}
      </Alert>
    )}
    <Changes of={of} />
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5, overflowWrap: 'anywhere' }}>
      {history(of)}
      {of.subjectId && (
        <>
          {' · '}
          <Link component={RouterLink} to={PAGES[of.about](of.subjectId)}>
            {t('Open {subject}', { subject: of.subject })}
          </Link>
        </>
      )}
    </Typography>
    <Decisions of={of} />
  </Section>
);

/** Changes that other systems and assistants propose: a person approves or refuses each, and may undo what can be. */
export const ProposalsPage = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { data, error, isPending, refetch } = useQuery({ queryKey: KEPT, queryFn: () => shop.proposals() });
  return (
    <Guarded resource="proposals" action="list">
      <Title title={t('Proposed changes')} />
      <Stack spacing={2} sx={{ maxWidth: 920, mt: 2 }}>
        {error && <Failed error={error} onRetry={refetch} />}
        {isPending && <Skeleton variant="rounded" height={160} />}
        {data?.length === 0 && (
          <EmptyPage
            title={t('Nothing is proposed')}
            text={t(
              'What an assistant or another system would do in the shop waits here until somebody approves or refuses it.',
            )}
          />
        )}
        {data?.map((one) => (
          <Proposal key={one.id} of={one} />
        ))}
      </Stack>
    </Guarded>
  );
};
