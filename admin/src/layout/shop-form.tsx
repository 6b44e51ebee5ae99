import { SimpleForm, type SimpleFormProps } from 'react-admin';
import { AskBeforeLeaving, SavedApart, usePartsSavedApart } from './ask-before-leaving';
import type { ComparedField } from './conflict';
import { ResolveConflict } from './resolve-conflict';
import { TellRefusal } from './tell-refusal';

/**
 * A refusal is told when the count of attempts has grown. A form that stays open takes over what was saved, and would
 * start to count anew: the next refusal went unsaid.
 */
const COUNTING_ON = { keepSubmitCount: true };

type Props = SimpleFormProps & {
  /** For a record with a version: what two people may have changed in it. Whose change goes on is asked field by field. */
  compared?: readonly ComparedField[];
};

/** A form that says every refusal once, and asks before it is left with unsaved changes. The browser's own validation is off. */
export const ShopForm = ({ children, compared, ...props }: Props) => {
  const { isMore, tell } = usePartsSavedApart();
  return (
    <SavedApart value={tell}>
      <SimpleForm
        noValidate
        resetOptions={COUNTING_ON}
        {...(compared ? { disableInvalidFormNotification: true } : {})}
        {...props}
      >
        {children}
        {compared && <ResolveConflict fields={compared} />}
        {compared && <TellRefusal />}
        <AskBeforeLeaving isMore={isMore} />
      </SimpleForm>
    </SavedApart>
  );
};
