import { Box, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useInput } from 'react-admin';
import { Failed } from './failed';
import type { PermissionName } from '../records';
import { t } from '../texts';

/** In the order in which the shop tells them. */
const areasOf = (permissions: readonly PermissionName[]) =>
  [...new Set(permissions.map(({ area }) => area))].map((area) => ({
    area,
    members: permissions.filter((one) => one.area === area),
  }));

const label = { '& .MuiFormControlLabel-label': { py: 0.75, lineHeight: 1.3 } };

type AreaProps = {
  area: string;
  members: readonly PermissionName[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** What belongs together, with one box for all of it. */
const Area = ({ area, members, chosen, onChange }: AreaProps) => {
  const id = useId();
  const ids = members.map((one): string => one.id);
  const count = ids.filter((one) => chosen.includes(one)).length;
  const others = chosen.filter((one) => !ids.includes(one));
  const toggle = (one: string) =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ display: 'grid', justifyItems: 'start', pb: 2, breakInside: 'avoid' }}
    >
      <Typography id={id} variant="subtitle2" component="h3">
        {area}
      </Typography>
      {members.length > 1 && (
        <FormControlLabel
          sx={label}
          label={t('All of “{area}”', { area })}
          control={
            <Checkbox
              checked={count === members.length}
              indeterminate={count > 0 && count < members.length}
              onChange={() => onChange(count === members.length ? others : [...others, ...ids])}
            />
          }
        />
      )}
      {members.map((one) => (
        <FormControlLabel
          key={one.id}
          sx={{ ...label, ...(members.length > 1 ? { ml: 1.5 } : {}) }}
          label={one.description}
          control={<Checkbox checked={chosen.includes(one.id)} onChange={() => toggle(one.id)} />}
        />
      ))}
    </Box>
  );
};

type Props = {
  source: string;
  /** What there is to choose from, and under which name it is kept. */
  kept: string;
  load: () => Promise<PermissionName[]>;
  /** As they are chosen here, and as they are sent. */
  format?: (value: string[] | undefined) => string[];
  parse?: (chosen: string[]) => string[];
};

/** Permissions as the server knows them, by what they are about. */
export const PermissionsInput = ({ source, kept, load, format, parse }: Props) => {
  const { data, error, refetch } = useQuery({ queryKey: [kept], queryFn: load });
  const { field, fieldState } = useInput<string[]>({
    ...{ source, defaultValue: [] },
    ...(format ? { format } : {}),
    ...(parse ? { parse } : {}),
  });
  if (error) return <Failed error={error} onRetry={refetch} />;
  return (
    <Box className="wide" aria-busy={!data} sx={{ columnCount: { sm: 2 } }}>
      {areasOf(data ?? []).map((area) => (
        <Area key={area.area} {...area} chosen={field.value as string[]} onChange={field.onChange} />
      ))}
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
};
