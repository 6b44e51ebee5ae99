import { BooleanInput } from 'react-admin';
import { FormSection } from '../layout/form-section';
import { t } from '../texts';

/** Whether strangers learn who has an account. */
export const AccountsSection = () => (
  <FormSection title={t('Accounts')} hint={t('Whether strangers can learn who has an account.')}>
    <BooleanInput
      source="tellUnknownEmails"
      label={t('Say when an address has no account')}
      helperText={t('To whoever forgot a password; otherwise every address gets the same answer')}
    />
    <BooleanInput
      source="signUpByMail"
      label={t('Finish sign-ups by mail')}
      helperText={t('Free and taken addresses get the same answer; a mail has the link or tells the owner')}
    />
  </FormSection>
);
