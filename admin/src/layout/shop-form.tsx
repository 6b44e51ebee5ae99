import { SimpleForm, type SimpleFormProps } from 'react-admin';

/**
 * A refusal is told when the count of attempts has grown. A form that stays open takes over what was saved, and would
 * start to count anew: the next refusal went unsaid.
 */
const COUNTING_ON = { keepSubmitCount: true };

/** A form that says every refusal once, and asks before it is left with unsaved changes. The browser's own validation is off. */
export const ShopForm = (props: SimpleFormProps) => (
  <SimpleForm noValidate warnWhenUnsavedChanges resetOptions={COUNTING_ON} {...props} />
);
