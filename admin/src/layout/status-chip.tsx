import { Chip, type ChipProps } from '@mui/material';
import { alpha, useTheme } from '@mui/material/styles';
import { words } from './words';

type Tone = 'good' | 'wait' | 'work' | 'bad' | 'calm';

const tones: Record<string, Tone> = {
  pending: 'wait',
  unpaid: 'wait',
  low: 'wait',
  retrying: 'wait',
  late: 'wait',
  deposit_paid: 'work',
  partially_refunded: 'calm',
  processing: 'work',
  open: 'work',
  creating: 'work',
  submitted: 'work',
  requested: 'wait',
  manual: 'wait',
  waived: 'calm',
  unknown: 'wait',
  returning: 'work',
  settled: 'good',
  answered: 'good',
  shipped: 'work',
  in_transit: 'work',
  delivered: 'good',
  paid: 'good',
  approved: 'good',
  accepted: 'good',
  received: 'work',
  declined: 'bad',
  published: 'good',
  active: 'good',
  confirmed: 'good',
  succeeded: 'good',
  failed: 'bad',
  rejected: 'bad',
  disputed: 'bad',
  overpaid: 'bad',
  cancelled: 'calm',
  scheduled: 'work',
  used_up: 'calm',
  disabled: 'bad',
  expired: 'bad',
  'owner-disabled': 'bad',
};

const colour = { good: 'success', wait: 'warning', work: 'info', bad: 'error' } as const;

/** A state in its colour; an unknown one is shown as it is, in grey. */
export const StatusChip = ({ status, label, ...rest }: { status: string; label?: string } & ChipProps) => {
  const { palette } = useTheme();
  const tone = tones[status] ?? 'calm';
  const main = tone === 'calm' ? palette.text.secondary : palette[colour[tone]].main;
  return (
    <Chip
      size="small"
      label={label ?? words(status)}
      {...rest}
      sx={{ color: main, backgroundColor: alpha(main, palette.mode === 'dark' ? 0.16 : 0.1), height: 24 }}
    />
  );
};
