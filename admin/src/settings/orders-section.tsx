import { BooleanInput, email, TextInput } from 'react-admin';
import { FormSection } from '../layout/form-section';
import { kept } from './settings-page';
import { t } from '../texts';

/** How the shop hears of what was sold. */
export const OrdersSection = () => (
  <FormSection
    title={t('New orders')}
    hint={t('Once for each order, when it is paid, or placed to be paid to the staff.')}
  >
    <BooleanInput source="newOrderMail" label={t('Mail to the shop at each new order')} />
    <TextInput
      source="newOrderEmail"
      label={t('Email for new orders')}
      parse={kept}
      validate={email(t('Please enter a valid email address'))}
      helperText={t('Leave empty for the support email')}
    />
  </FormSection>
);
