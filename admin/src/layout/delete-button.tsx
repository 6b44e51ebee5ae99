import DeleteIcon from '@mui/icons-material/Delete';
import { useContext, useRef, useState } from 'react';
import {
  Button,
  Confirm,
  useCanAccess,
  useDelete,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useUnselect,
} from 'react-admin';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { t } from '../texts';
import { SavedApart } from './ask-before-leaving';

type Props = {
  title: string;
  text: string;
  label?: string;
  color?: 'error' | 'inherit';
};

/** Deletes the record for good, once it is confirmed; a second click on the way does nothing. */
export const DeleteButton = ({ title, text, label = 'ra.action.delete', color = 'error' }: Props) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'delete' });
  const [open, setOpen] = useState(false);
  // the dialog takes its time to fade away: its button can still be pressed
  const busy = useRef(false);
  const [remove, { isPending }] = useDelete();
  const notify = useNotify();
  const redirect = useRedirect();
  const unselect = useUnselect(resource);
  // none in a list
  const form = useFormContext() as UseFormReturn | null;
  const loseApart = useContext(SavedApart);
  const confirm = () => {
    if (busy.current || !record) return;
    busy.current = true;
    void remove(
      resource,
      { id: record.id, previousData: record },
      {
        onSuccess: () => {
          notify('ra.notification.deleted', { type: 'info', messageArgs: { smart_count: 1 } });
          unselect([record.id], true);
          // what was typed is lost with the record: leaving need not be asked about
          form?.reset();
          loseApart(false);
          redirect('list', resource);
        },
        onError: (failure) =>
          notify(failure instanceof Error ? failure.message : t('Not deleted'), { type: 'error' }),
        onSettled: () => setOpen(false),
      },
    );
  };
  if (!canAccess) return null;
  return (
    <>
      <Button
        label={label}
        color={color}
        onClick={(event) => {
          event.stopPropagation();
          busy.current = false;
          setOpen(true);
        }}
      >
        <DeleteIcon />
      </Button>
      <Confirm
        isOpen={open}
        loading={isPending}
        title={title}
        content={text}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
