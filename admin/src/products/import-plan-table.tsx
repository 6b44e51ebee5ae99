import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { PlannedRow } from './import-plan';

/** Rows beyond this are counted, not shown. */
const shown = 200;

const What = ({ row }: { row: PlannedRow }) => {
  if (row.problem)
    return (
      <Typography variant="body2" sx={{ color: 'error.main' }}>
        {row.problem}
      </Typography>
    );
  return row.changes.map(({ field, from, to }) => (
    <Typography key={field} variant="body2">
      {`${field}: ${from || 'nothing'} → ${to}`}
    </Typography>
  ));
};

/** The dry run, row by row; rows that change nothing are only counted. */
export const ImportPlan = ({ rows }: { rows: PlannedRow[] }) => {
  const telling = rows.filter(({ changes, problem }) => problem || changes.length > 0);
  const problems = rows.filter(({ problem }) => problem).length;
  return (
    <Box>
      <Typography role="status" sx={{ mb: 1 }}>
        {`${rows.length} rows: ${telling.length - problems} change something, ${problems} cannot be used, ${rows.length - telling.length} stay as they are.`}
      </Typography>
      <TableContainer sx={{ maxHeight: 380 }} tabIndex={0}>
        <Table size="small" stickyHeader aria-label="What would change">
          <TableHead>
            <TableRow>
              <TableCell>Row</TableCell>
              <TableCell>Product</TableCell>
              <TableCell>Change</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {telling.slice(0, shown).map((row) => (
              <TableRow key={row.line}>
                <TableCell>{row.line}</TableCell>
                <TableCell>{row.name}</TableCell>
                <TableCell>
                  <What row={row} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {telling.length > shown && (
        <Typography variant="body2">{`and ${telling.length - shown} more`}</Typography>
      )}
    </Box>
  );
};
