import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { dateTime } from '../layout/format';
import { words } from '../layout/words';
import { useMoney } from '../layout/use-money';
import type { LedgerPosting } from '../records';
import { t } from '../texts';

/** The money book of this order; the postings of one transaction add up to zero. */
export const LedgerTable = ({ postings }: { postings: LedgerPosting[] }) => {
  const money = useMoney();
  return (
    <Box
      component="details"
      className="no-print"
      sx={{ mt: 1.5, overflowX: 'auto', '& summary': { cursor: 'pointer' } }}
    >
      <Box component="summary" sx={{ color: 'text.secondary', fontSize: '0.875rem', fontWeight: 600 }}>
        {t('Ledger ({count, plural, one {# posting} other {# postings}})', { count: postings.length })}
      </Box>
      <Table size="small" aria-label={t('Ledger')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('When')}</TableCell>
            <TableCell>{t('What')}</TableCell>
            <TableCell>{t('Account')}</TableCell>
            <TableCell align="right">{t('Amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {postings.map((posting, index) => (
            <TableRow key={`${posting.transactionId}${index}`}>
              <TableCell>{dateTime(posting.at)}</TableCell>
              <TableCell>{words(posting.type)}</TableCell>
              <TableCell>{words(posting.account)}</TableCell>
              <TableCell align="right">{money(posting.amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
