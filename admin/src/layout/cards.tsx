import { Box, Card, CardActionArea, Checkbox, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useCanAccess, useListContext, useResourceContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '../texts';

export type CardParts<T> = {
  title: (record: T) => ReactNode;
  aside?: (record: T) => ReactNode;
  lines: (record: T) => ReactNode;
  to?: (record: T) => string;
  /** Which of the record's pages that is: a card leads there for those alone who may open it. */
  opens?: 'edit' | 'show';
  picture?: (record: T) => ReactNode;
  actions?: (record: T) => ReactNode;
  selectable?: boolean;
  /** Said when there is none and none could be: a list without a filter. */
  empty?: string;
};

const Body = <T extends RaRecord>({ record, parts }: { record: T; parts: CardParts<T> }) => (
  <Box sx={{ display: 'flex', gap: 1.5, p: 1.75, alignItems: 'flex-start' }}>
    {parts.picture?.(record)}
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography variant="subtitle2" component="h2" sx={{ fontSize: '0.95rem', overflowWrap: 'anywhere' }}>
          <bdi>{parts.title(record)}</bdi>
        </Typography>
        {parts.aside && <Box sx={{ flexShrink: 0 }}>{parts.aside(record)}</Box>}
      </Box>
      <Typography
        component="div"
        variant="body2"
        sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}
      >
        {parts.lines(record)}
      </Typography>
    </Box>
  </Box>
);

/** Two columns where the menu beside them leaves each of them `least`, else one. */
const grid = (least: string) => ({
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: '10px',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least}, 50% - 10px)), 1fr))`,
});

/** What stands beside or below the words of a card needs room, too. */
const leastOf = ({
  picture,
  selectable,
  actions,
}: Pick<CardParts<never>, 'picture' | 'selectable' | 'actions'>) =>
  picture || (selectable && actions) ? '300px' : '224px';

const Loading = ({ least }: { least: string }) => (
  <Box sx={grid(least)} aria-busy="true" aria-label={t('Loading')} role="status">
    {[1, 2, 3, 4, 5, 6].map((card) => (
      <Skeleton key={card} variant="rounded" height={96} />
    ))}
  </Box>
);

const nameOf = (title: ReactNode) => (typeof title === 'string' ? title : t('this one'));

/** A list on a phone or a tablet: one card per record instead of a table row. */
export const CardList = <T extends RaRecord>(parts: CardParts<T>) => {
  const { data, isPending, selectedIds, onToggleItem } = useListContext<T>();
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: parts.opens ?? 'edit' });
  const least = leastOf(parts);
  if (isPending) return <Loading least={least} />;
  if (!data?.length)
    return (
      <Typography sx={{ p: parts.empty ? 0 : 3, color: 'text.secondary' }}>
        {parts.empty ?? t('Nothing matches.')}
      </Typography>
    );
  return (
    <Box component="ul" sx={grid(least)}>
      {data.map((record) => (
        <Card component="li" key={record.id}>
          <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
            {parts.selectable && (
              <Checkbox
                sx={{ mt: parts.picture ? 3 : 0.25 }}
                checked={selectedIds.includes(record.id)}
                onChange={() => onToggleItem(record.id)}
                slotProps={{
                  input: { 'aria-label': t('Select {name}', { name: nameOf(parts.title(record)) }) },
                }}
              />
            )}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {parts.to && canAccess ? (
                <CardActionArea component={Link} to={parts.to(record)}>
                  <Body record={record} parts={parts} />
                </CardActionArea>
              ) : (
                <Body record={record} parts={parts} />
              )}
            </Box>
          </Box>
          {parts.actions && (
            <Box
              sx={{
                pl: parts.picture || !parts.selectable ? 1 : 6.25,
                pr: 1,
                pb: 1.5,
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1,
              }}
            >
              {parts.actions(record)}
            </Box>
          )}
        </Card>
      ))}
    </Box>
  );
};
