import { SimpleForm, type SimpleFormProps } from 'react-admin';
import { AskBeforeLeaving } from './ask-before-leaving';

/**
 * A refusal is told when the count of attempts has grown. A form that stays open takes over what was saved, and would
 * start to count anew: the next refusal went unsaid.
 */
const COUNTING_ON = { keepSubmitCount: true };

/** A form that says every refusal once, and asks before it is left with unsaved changes. The browser's own validation is off. */
export const ShopForm = ({ children, ...props }: SimpleFormProps) => (
  <SimpleForm noValidate resetOptions={COUNTING_ON} {...props}>
    {children}
    <AskBeforeLeaving />
  </SimpleForm>
);
