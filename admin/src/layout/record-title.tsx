import { useRecordContext } from 'react-admin';

/** The title of a record's page: one of its texts, or what kind of thing it is while it is read. */
export const RecordTitle = ({ source = 'name', otherwise }: { source?: string; otherwise: string }) => {
  const record = useRecordContext();
  return <>{(record?.[source] as string | undefined) ?? otherwise}</>;
};
