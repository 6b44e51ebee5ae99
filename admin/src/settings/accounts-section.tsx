import { BooleanInput } from 'react-admin';
import { FormSection } from '../layout/form-section';

/** Whether strangers learn who has an account. */
export const AccountsSection = () => (
  <FormSection title="Accounts" hint="Whether strangers can learn who has an account.">
    <BooleanInput
      source="tellUnknownEmails"
      label="Say when an address has no account"
      helperText="To whoever forgot a password; otherwise every address gets the same answer"
    />
    <BooleanInput
      source="signUpByMail"
      label="Finish sign-ups by mail"
      helperText="Free and taken addresses get the same answer; a mail has the link or tells the owner"
    />
  </FormSection>
);
