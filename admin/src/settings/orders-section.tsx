import { BooleanInput, email, TextInput } from 'react-admin';
import { FormSection } from '../layout/form-section';
import { kept } from './settings-page';

/** How the shop hears of what was sold. */
export const OrdersSection = () => (
  <FormSection
    title="New orders"
    hint="Once for each order, when it is paid, or placed to be paid to the staff."
  >
    <BooleanInput source="newOrderMail" label="Mail to the shop at each new order" />
    <TextInput
      source="newOrderEmail"
      label="Email for new orders"
      parse={kept}
      validate={email('Please enter a valid email address')}
      helperText="Leave empty for the support email"
    />
  </FormSection>
);
