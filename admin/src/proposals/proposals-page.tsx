import { Box, Button, Link, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useCanAccess, useDataProvider, useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { EmptyPage } from '../layout/empty-page';
import { Failed } from '../layout/failed';
import { dateTime, money } from '../layout/format';
import { Guarded } from '../layout/guarded';
import { Section } from '../layout/section';
import { StatusChip } from '../layout/status-chip';
import type { Decision } from '../proposal-calls';
import type { ProposalRecord } from '../records';
import { differencesOf } from './differences';
import { t } from '../texts';

const KEPT = ['proposals'];
const STATES: Readonly<Record<ProposalRecord['state'], string>> = {
  waiting: t('Waiting'),
  approved: t('Approved'),
  refused: t('Refused'),
  undone: t('Undone'),
};
const DONE: Readonly<Record<Decision, string>> = {
  approval: t('The change is made'),
  refusal: t('The change is refused'),
  undoing: t('The change is undone'),
};

const Changes = ({ of }: { of: ProposalRecord }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
    {differencesOf(of, (amount) => money(amount)).map(({ what, from, to }) => (
      <Box key={what}>
        <Typography component="dt" variant="subtitle2">
          {what}
        </Typography>
        <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          <Typography component="del" variant="body2" sx={{ color: 'text.secondary' }}>
            {from || '–'}
          </Typography>
          {' → '}
          <Typography component="ins" variant="body2" sx={{ textDecoration: 'none', fontWeight: 600 }}>
            {to}
          </Typography>
        </Box>
      </Box>
    ))}
  </Box>
);

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

const Decisions = ({ of }: { of: ProposalRecord }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const { canAccess } = useCanAccess({ resource: 'products', action: 'edit' });
  const [busy, setBusy] = useState(false);
  const decide = async (decision: Decision) => {
    setBusy(true);
    try {
      await shop.decideProposal(of.id, decision);
      notify(DONE[decision], { type: 'success' });
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : t('Not decided'), { type: 'error' });
    }
    setBusy(false);
    await queries.invalidateQueries({ queryKey: KEPT });
  };
  if (!canAccess || of.state === 'refused' || of.state === 'undone') return null;
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
      {of.state === 'waiting' ? (
        <>
          <Button variant="contained" disabled={busy} onClick={() => void decide('approval')}>
            {t('Approve')}
          </Button>
          <Button color="inherit" disabled={busy} onClick={() => void decide('refusal')}>
            {t('Refuse')}
          </Button>
        </>
      ) : (
        <Button color="inherit" variant="outlined" disabled={busy} onClick={() => void decide('undoing')}>
          {t('Undo')}
        </Button>
      )}
    </Stack>
  );
};

const Proposal = ({ of }: { of: ProposalRecord }) => (
  <Section title={of.product} action={<StatusChip status={of.state} label={STATES[of.state]} />}>
    <Typography variant="body2" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      {of.reason}
    </Typography>
    <Changes of={of} />
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5, overflowWrap: 'anywhere' }}>
      {`${history(of)} · `}
      <Link component={RouterLink} to={`/products/${of.productId}`}>
        {t('Open the product')}
      </Link>
    </Typography>
    <Decisions of={of} />
  </Section>
);

/** Changes that assistants propose: a person approves or refuses each, and may undo it. */
export const ProposalsPage = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { data, error, isPending, refetch } = useQuery({ queryKey: KEPT, queryFn: () => shop.proposals() });
  return (
    <Guarded resource="proposals" action="list">
      <Title title={t('Proposed changes')} />
      <Stack spacing={2} sx={{ maxWidth: 920 }}>
        {error && <Failed error={error} onRetry={refetch} />}
        {isPending && <Skeleton variant="rounded" height={160} />}
        {data?.length === 0 && (
          <EmptyPage
            title={t('Nothing is proposed')}
            text={t(
              'What an assistant would change of a product waits here until somebody approves or refuses it.',
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
