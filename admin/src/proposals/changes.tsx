import { Box, Typography } from '@mui/material';
import { count, dateTime, money } from '../layout/format';
import { words } from '../layout/words';
import type { ProposalRecord } from '../records';
import { named, t } from '../texts';

type Change = ProposalRecord['changes'][number];

const UNLIMITED = t('not counted');

/** A value as people read it, by what it counts. */
function written(value: Change['from'], { unit, currency }: Pick<Change, 'unit' | 'currency'>): string {
  if (unit === 'count') return value === null ? UNLIMITED : count(Number(value));
  if (value === null || value === '') return '–';
  if (unit === 'money') return money(Number(value), currency ?? undefined);
  if (unit === 'moment') return dateTime(String(value));
  return unit === 'status' ? words(String(value)) : named(String(value));
}

/** What a proposal makes of what, line by line. */
export const Changes = ({ of: { changes } }: { of: Pick<ProposalRecord, 'changes'> }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
    {changes.map((one) => (
      <Box key={`${one.label} ${one.of ?? ''}`}>
        <Typography component="dt" variant="subtitle2">
          {[named(one.label), one.of].filter(Boolean).join(' · ')}
        </Typography>
        <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {one.from !== null || one.unit === 'count' ? (
            <>
              <Typography component="del" variant="body2" sx={{ color: 'text.secondary' }}>
                <bdi>{written(one.from, one)}</bdi>
              </Typography>
              {' → '}
            </>
          ) : null}
          <Typography component="ins" variant="body2" sx={{ textDecoration: 'none', fontWeight: 600 }}>
            <bdi>{written(one.to, one)}</bdi>
          </Typography>
        </Box>
      </Box>
    ))}
  </Box>
);
