import { Box, Button } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import type { MessageInFull } from '../records';
import { t } from '../texts';
import { useMessageChange } from './use-message-change';

/** Who has it in hand, and whether something is left to be done. */
export const MessageActions = ({ one }: { one: MessageInFull }) => {
  const { identity } = useGetIdentity();
  const { change, busy } = useMessageChange(one);
  const own = String(identity?.id ?? '');
  const isMine = one.assigneeId === own;
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
      {one.status === 'closed' ? (
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          onClick={() => void change({ status: 'open' }, t('Message opened again'))}
        >
          {t('Open again')}
        </Button>
      ) : (
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          onClick={() => void change({ status: 'closed' }, t('Message closed'))}
        >
          {t('Close')}
        </Button>
      )}
      {own !== '' && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={busy}
          onClick={() =>
            void change(
              { assigneeId: isMine ? null : own },
              isMine ? t('No longer in your hand') : t('In your hand'),
            )
          }
        >
          {isMine ? t('Give it back') : t('Take it')}
        </Button>
      )}
    </Box>
  );
};
