import {
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import type { FileColumns } from '../records';
import { t } from '../texts';

/** Stands for "by its own name", or for "left out". */
const none = '';

const Choice = ({
  label,
  value,
  disabled,
  choices,
  onChange,
}: {
  label: string;
  value: string;
  disabled: boolean;
  choices: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}) => (
  <TextField
    select
    size="small"
    fullWidth
    label={label}
    value={value}
    disabled={disabled}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    {choices.map(([key, text]) => (
      <MenuItem key={key} value={key}>
        {text}
      </MenuItem>
    ))}
  </TextField>
);

/** What each column of a file is taken for, and from which shop system it is; a person corrects both. */
export const ImportColumns = ({
  columns: { source, sources, fields, columns },
  disabled,
  onSource,
  onField,
}: {
  columns: FileColumns;
  disabled: boolean;
  onSource: (source: string) => void;
  onField: (heading: string, field: string) => void;
}) => {
  const nothing = source === 'table' ? t('By its own name') : t('Left out');
  const choices = [[none, nothing] as const, ...fields.map(({ field, label }) => [field, label] as const)];
  return (
    <>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {t('Say what each column holds. What is not right here is not right in any row.')}
      </Typography>
      <Choice
        label={t('The file is from')}
        value={source}
        disabled={disabled}
        choices={sources.map(({ name, label }) => [name, label] as const)}
        onChange={onSource}
      />
      <TableContainer sx={{ maxHeight: 380, mt: 1 }} tabIndex={0}>
        <Table size="small" stickyHeader aria-label={t('Columns of the file')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('Column')}</TableCell>
              <TableCell>{t('Holds')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {columns.map(({ heading, field, example }) => (
              <TableRow key={heading} sx={{ verticalAlign: 'top' }}>
                <TableCell sx={{ width: '50%', overflowWrap: 'anywhere' }}>
                  {heading}
                  <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                    {example}
                  </Typography>
                </TableCell>
                <TableCell>
                  <Choice
                    label={t('What {heading} holds', { heading })}
                    value={field}
                    disabled={disabled}
                    choices={choices}
                    onChange={(chosen) => onField(heading, chosen)}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
};
