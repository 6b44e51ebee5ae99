import { SaveButton as RaSaveButton, type SaveButtonProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/**
 * Sends the form. What the server refused last time is forgotten first: a refusal of something that has no input would
 * never go away by itself, and the form could not be sent again. What is wrong with the inputs is found anew.
 */
export const SaveButton = (props: SaveButtonProps) => {
  const { clearErrors } = useFormContext();
  return <RaSaveButton {...props} onClick={() => clearErrors()} />;
};
