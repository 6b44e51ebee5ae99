import { Box, TextField, Typography } from '@mui/material';
import type { RefundLine } from '../records';
import { lineProblem } from './refund-choice';
import { t } from '../texts';

type Props = {
  lines: RefundLine[];
  quantities: Record<string, number>;
  onChange: (quantities: Record<string, number>) => void;
};

const left = ({ left: pieces, bought }: RefundLine) =>
  pieces === bought ? t('{bought} bought', { bought }) : t('{pieces} of {bought} left', { pieces, bought });

const named = ({ name, options }: RefundLine) => [name, ...Object.values(options ?? {})].join(', ');

/** How many pieces of each line come back; a line of which nothing is left cannot be chosen. */
export const RefundLines = ({ lines, quantities, onChange }: Props) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {lines.map((line) => {
      const quantity = quantities[line.variantId] ?? 0;
      const problem = lineProblem(line, quantity);
      return (
        <Box
          component="li"
          key={line.variantId}
          sx={{
            display: 'flex',
            gap: 2,
            py: 0.75,
            alignItems: 'center',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {named(line)}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {left(line)}
            </Typography>
          </Box>
          <TextField
            type="number"
            label={t('Pieces')}
            value={String(quantity)}
            disabled={line.left === 0}
            error={Boolean(problem)}
            helperText={problem}
            onChange={(event) => onChange({ ...quantities, [line.variantId]: Number(event.target.value) })}
            sx={{ width: 104 }}
            slotProps={{
              htmlInput: {
                min: 0,
                max: line.left,
                step: 1,
                'aria-label': t('Pieces of {named}', { named: named(line) }),
              },
            }}
          />
        </Box>
      );
    })}
  </Box>
);
