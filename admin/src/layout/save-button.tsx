import { useState, type MouseEvent } from 'react';
import { Confirm, SaveButton as RaSaveButton, type SaveButtonProps } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

export type Question = { title: string; text: string };

type Props = Pick<SaveButtonProps, 'label'> & {
  /** For a form that is left when it is saved: an empty one may be sent and shows what it needs; nothing is sent twice. */
  once?: boolean;
  /** Asked before it is sent. */
  question?: Question;
};

/**
 * Sends the form. What the server refused last time is forgotten first: a refusal of something that has no input would
 * never go away by itself, and the form could not be sent again. What is wrong with the inputs is found anew.
 */
export const SaveButton = ({ once = false, question, ...props }: Props) => {
  const { clearErrors } = useFormContext();
  const { isSubmitting, isSubmitSuccessful } = useFormState();
  const [asked, setAsked] = useState<{ form: HTMLFormElement | null } & Question>();
  // still there for a moment after it was saved, until the next page has come
  const sent = isSubmitting || isSubmitSuccessful;
  const enabling = once ? { alwaysEnable: !sent, disabled: sent } : {};
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    clearErrors();
    if (!question) return;
    event.preventDefault();
    setAsked({ ...question, form: event.currentTarget.form });
  };
  const confirm = () => {
    setAsked(undefined);
    asked?.form?.requestSubmit();
  };
  return (
    <>
      <RaSaveButton {...props} {...enabling} onClick={press} />
      {asked && (
        <Confirm
          isOpen
          title={asked.title}
          content={asked.text}
          onConfirm={confirm}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
};
