import { Box, Chip, Tab, Tabs } from '@mui/material';
import type { ReactNode, SyntheticEvent } from 'react';
import { useFilters } from './use-filters';
import { useNarrow } from './use-phone';

export type State = { id: string; name: string; count?: number | undefined };

const Label = ({ children, count }: { children: ReactNode; count: number | string }) => (
  <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
    {children}
    <Chip size="small" label={count} sx={{ height: 20, fontVariantNumeric: 'tabular-nums' }} />
  </Box>
);

/** One tab per state of the list's records and one for all; the chosen one is the list's `status` filter. */
export const StateTabs = ({ label, states }: { label: string; states: State[] }) => {
  const { filterValues, setFilters, displayedFilters } = useFilters();
  const narrow = useNarrow();
  const { status: chosen, ...others } = filterValues;
  const choose = (_: SyntheticEvent, status: string) =>
    setFilters(status === 'all' ? others : { ...others, status }, displayedFilters);
  return (
    <Tabs
      value={typeof chosen === 'string' ? chosen : 'all'}
      onChange={choose}
      aria-label={label}
      {...(narrow ? { variant: 'scrollable', allowScrollButtonsMobile: true } : {})}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        mb: { xs: 1.25, lg: 0 },
        // no room for an arrow where there is nothing to scroll to
        '& .MuiTabs-scrollButtons.Mui-disabled': { width: 0 },
      }}
    >
      {states.map((state) => (
        <Tab
          key={state.id}
          value={state.id}
          label={'count' in state ? <Label count={state.count ?? '–'}>{state.name}</Label> : state.name}
        />
      ))}
    </Tabs>
  );
};
