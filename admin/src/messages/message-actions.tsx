import { Box, Button } from '@mui/material';
import { useCanAccess, useGetIdentity } from 'react-admin';
import { useChange, WHOLE } from '../layout/use-change';
import type { MessageInFull } from '../records';
import { t } from '../texts';
import { AssigneeChoice } from './assignee-choice';

type Props = { one: MessageInFull };

const Action = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <Button size="small" variant="outlined" color="inherit" onClick={onClick}>
    {children}
  </Button>
);

/** Whether something is left to be done, and who has it in hand. */
export const MessageActions = ({ one }: Props) => {
  const { identity } = useGetIdentity();
  const { canAccess: mayChoose = false } = useCanAccess({ resource: 'customers', action: 'list' });
  const change = useChange<MessageInFull>('messages', WHOLE);
  const own = String(identity?.id ?? '');
  const isMine = one.assigneeId === own;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        {one.status === 'closed' ? (
          <Action onClick={() => change(one, { status: 'open' }, t('Message opened again'))}>
            {t('Open again')}
          </Action>
        ) : (
          <Action onClick={() => change(one, { status: 'closed' }, t('Marked as dealt with'))}>
            {t('Mark as dealt with')}
          </Action>
        )}
        {own !== '' && !isMine && (
          <Action onClick={() => change(one, { assigneeId: own }, t('In your hand'))}>{t('Take it')}</Action>
        )}
        {isMine && !mayChoose && (
          <Action onClick={() => change(one, { assigneeId: null }, t('No longer in your hand'))}>
            {t('Give it back')}
          </Action>
        )}
      </Box>
      {mayChoose && <AssigneeChoice one={one} />}
    </>
  );
};
