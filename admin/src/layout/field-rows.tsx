import type { SxProps, Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { ArrayInput, SimpleFormIterator } from 'react-admin';
import { AddRow } from './add-row';

type Props = {
  source: string;
  /** What adds another one says. */
  add: string;
  /** Their order says nothing, and cannot be changed. */
  unordered?: boolean;
  columns?: SxProps<Theme>;
  children: ReactNode;
};

/** As many of a thing as there are, each with its fields, as wide as the form. */
export const FieldRows = ({ source, add, unordered = false, columns, children }: Props) => (
  <ArrayInput source={source} label={false} className="wide">
    <SimpleFormIterator
      fullWidth
      disableClear
      disableReordering={unordered}
      {...(columns && { sx: columns })}
      addButton={<AddRow label={add} />}
    >
      {children}
    </SimpleFormIterator>
  </ArrayInput>
);
