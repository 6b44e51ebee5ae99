import { Button, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import type { Decision } from '../proposal-calls';
import type { ProposalRecord } from '../records';
import { named, t } from '../texts';

/** Under which the proposals are kept. */
export const KEPT = ['proposals'];
const DONE: Readonly<Record<Decision, string>> = {
  approval: t('The change is made'),
  refusal: t('The change is refused'),
  undoing: t('The change is undone'),
};

/** What a person may decide of a proposal; what takes something away for good is asked before. */
export const Decisions = ({ of }: { of: ProposalRecord }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [asked, setAsked] = useState<'approval' | 'refusal'>();
  const decide = async (decision: Decision) => {
    setBusy(true);
    try {
      await shop.decideProposal(of.id, decision);
      setAsked(undefined);
      notify(DONE[decision], { type: 'success' });
    } catch (error) {
      const told = error instanceof Error ? error.message : t('Not decided');
      setFailure(told);
      if (!asked) notify(told, { type: 'error' });
    }
    setBusy(false);
    await queries.invalidateQueries({ queryKey: KEPT });
  };
  const ask = (decision: 'approval' | 'refusal') => {
    setFailure('');
    setAsked(decision);
  };
  const approve = () => (of.question ? ask('approval') : void decide('approval'));
  const isOver = of.state === 'refused' || of.state === 'undone' || (of.state === 'approved' && !of.canUndo);
  if (!of.mayDecide || isOver) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
      {of.state === 'waiting' ? (
        <>
          <Button variant="contained" disabled={busy} onClick={approve}>
            {t('Approve')}
          </Button>
          <Button color="inherit" disabled={busy} onClick={() => ask('refusal')}>
            {t('Refuse')}
          </Button>
        </>
      ) : (
        <Button color="inherit" variant="outlined" disabled={busy} onClick={() => void decide('undoing')}>
          {t('Undo')}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          title={`${named(of.label)}: ${of.subject}`}
          text={
            asked === 'approval'
              ? named(of.question ?? '')
              : t('Nothing is changed, and that cannot be taken back. It can be proposed again.')
          }
          label={asked === 'approval' ? t('Approve') : t('Refuse')}
          danger={asked === 'approval'}
          busy={busy}
          failure={failure}
          onConfirm={() => decide(asked)}
          onBack={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
};
