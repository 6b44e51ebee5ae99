import type { ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import { CardList, type CardParts } from './cards';
import { useNarrow } from './use-phone';

/** Records that a click opens for editing, where one may: a card each on a phone or a tablet, else a table of the columns within. */
export const Rows = <T extends RaRecord>({ children, ...cards }: CardParts<T> & { children: ReactNode }) =>
  useNarrow() ? <CardList<T> {...cards} /> : <DataTable bulkActionButtons={false}>{children}</DataTable>;
