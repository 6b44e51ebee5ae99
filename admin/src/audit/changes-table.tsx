import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { AuditRecord } from '../records';
import { changesOf } from './audit';
import { t } from '../texts';

/** What an opened entry shows: each member before and after. */
export const ChangesTable = () => {
  const entry = useRecordContext<AuditRecord>();
  const changes = entry ? changesOf(entry) : [];
  if (changes.length === 0)
    return (
      <Typography variant="body2" sx={{ p: 1.5, color: 'text.secondary' }}>
        {t('Nothing but the act itself was recorded.')}
      </Typography>
    );
  return (
    <Table size="small" aria-label={t('What changed')} sx={{ maxWidth: 860, my: 1 }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('Member')}</TableCell>
          <TableCell>{t('Before')}</TableCell>
          <TableCell>{t('After')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ member, from, to }) => (
          <TableRow key={member}>
            <TableCell sx={{ fontWeight: 600 }}>{member}</TableCell>
            <TableCell sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{from ?? ''}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{to}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
