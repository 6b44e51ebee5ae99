import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { dateTime } from '../layout/format';
import { words } from '../layout/words';
import { Section } from '../layout/section';
import type { OrderRecord, TimelineEntry } from '../records';
import { t } from '../texts';

const dot = {
  content: '""',
  position: 'absolute',
  left: -23,
  top: 6,
  width: 9,
  height: 9,
  borderRadius: '50%',
  bgcolor: 'primary.main',
};

/** Who did it: the person's name, or the kind of actor when no person did. */
const who = ({ actor, actorName }: TimelineEntry): string =>
  actorName ||
  {
    system: t('The shop'),
    provider: t('Payment provider'),
    customer: t('Customer'),
    staff: t('Staff'),
    admin: t('Administrator'),
  }[actor];

/** A note is for colleagues: it is not for the paper, which may come to the shopper. */
const Entry = ({ entry }: { entry: TimelineEntry }) => (
  <Box
    component="li"
    {...(entry.event === 'note' ? { className: 'no-print' } : {})}
    sx={{ position: 'relative', pb: 1.75, overflowWrap: 'anywhere', '&::before': dot }}
  >
    <Typography variant="body2">
      <bdi>{entry.message || words(entry.event)}</bdi>
    </Typography>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {`${dateTime(entry.at)} · ${who(entry)}`}
    </Typography>
  </Box>
);

/** All that happened to the order, newest first, with who did it. */
export const TimelinePanel = ({ order, children }: { order: OrderRecord; children?: ReactNode }) => {
  const entries = order.timeline.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Section title={t('Timeline')}>
      {children}
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, mt: 1.5, pl: 2.5, ml: 0.5, borderLeft: 2, borderColor: 'divider' }}
      >
        {entries.map((entry, index) => (
          <Entry key={`${entry.at}${entry.event}${index}`} entry={entry} />
        ))}
      </Box>
    </Section>
  );
};
