import { useEffect, useState } from 'react';
import { useDataProvider, useNotify, useRecordContext, useResourceContext, type RaRecord } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { ConflictDialog } from './conflict-dialog';
import { differences, merged, type ComparedField, type FormRecord } from './conflict';

/**
 * In a form whose record has a version: when the server refused to save over another version, reads what the shop holds
 * by now and asks field by field. The form then stands on that version and can be saved.
 */
export const ResolveConflict = ({ fields }: { fields: readonly ComparedField[] }) => {
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext() ?? '';
  const { getValues, reset, setValue } = useFormContext<FormRecord>();
  const { errors, submitCount } = useFormState();
  const shop = useDataProvider();
  const notify = useNotify();
  const [theirs, setTheirs] = useState<FormRecord>();
  const id = record?.id;
  const refused = (errors.root as { changed?: unknown } | undefined)?.changed !== undefined;
  useEffect(() => {
    if (!refused || id === undefined) return;
    shop.getOne(resource, { id, meta: { form: true } }).then(
      ({ data }) => setTheirs(data as FormRecord),
      (failure: Error) => notify(failure.message, { type: 'error' }),
    );
  }, [refused, submitCount, id, resource, shop, notify]);
  if (!theirs || !record) return null;
  const apply = (kept: ComparedField[]) => {
    const values = merged(theirs, getValues(), kept);
    reset(theirs);
    for (const member of kept.flatMap(({ members }) => members))
      setValue(member, values[member], { shouldDirty: true });
    setTheirs(undefined);
  };
  const found = differences(fields, { base: record, mine: getValues(), theirs });
  return <ConflictDialog differences={found} onCancel={() => setTheirs(undefined)} onApply={apply} />;
};
