import { SaveButton as RaSaveButton, type SaveButtonProps } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

type Props = Pick<SaveButtonProps, 'label'> & {
  /** For a form that is left when it is saved: an empty one may be sent and shows what it needs; nothing is sent twice. */
  once?: boolean;
};

/**
 * Sends the form. What the server refused last time is forgotten first: a refusal of something that has no input would
 * never go away by itself, and the form could not be sent again. What is wrong with the inputs is found anew.
 */
export const SaveButton = ({ once = false, ...props }: Props) => {
  const { clearErrors } = useFormContext();
  const { isSubmitting, isSubmitSuccessful } = useFormState();
  // still there for a moment after it was saved, until the next page has come
  const sent = isSubmitting || isSubmitSuccessful;
  const enabling = once ? { alwaysEnable: !sent, disabled: sent } : {};
  return <RaSaveButton {...props} {...enabling} onClick={() => clearErrors()} />;
};
