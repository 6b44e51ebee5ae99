import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { dateTime } from '../layout/format';
import { NotedRow } from '../layout/noted-row';
import { Section } from '../layout/section';
import { useOrderCommand } from '../layout/use-order-command';
import type { OrderLetter, OrderRecord } from '../records';
import { t } from '../texts';

const Row = ({ order, letter }: { order: OrderRecord; letter: OrderLetter }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const mayWrite = useCanAccess({ resource: 'orders', action: 'edit' }).canAccess === true;
  const { run, busy, failure } = useOrderCommand(order.id);
  const send = async () => {
    if (await run((key) => shop.sendLetterAgain(order.id, letter.id, key)))
      notify(t('The letter is on its way'), { type: 'success' });
  };
  return (
    <NotedRow
      title={letter.subject}
      note={[dateTime(letter.writtenAt), ...(letter.isAgain ? [t('sent again')] : [])].join(' · ')}
    >
      {mayWrite && (
        <Button
          size="small"
          color="inherit"
          className="no-print"
          disabled={busy}
          aria-label={t('Send again: {subject}', { subject: letter.subject })}
          onClick={() => void send()}
        >
          {t('Send again')}
        </Button>
      )}
      {failure && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {failure}
        </Alert>
      )}
    </NotedRow>
  );
};

/** What the buyer was written, and each of it once more. */
export const LettersPanel = ({ order }: { order: OrderRecord }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'letters', order.id, order.status],
    queryFn: () => shop.orderLetters(order.id),
  });
  return (
    <Section title={t('Emails')}>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('Nothing was written yet.')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((letter) => (
          <Row key={letter.id} order={order} letter={letter} />
        ))}
      </Box>
    </Section>
  );
};
