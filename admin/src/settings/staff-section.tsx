import { BooleanInput } from 'react-admin';
import { FormSection } from '../layout/form-section';

/** What the shop asks of its own people. */
export const StaffSection = () => (
  <FormSection title="Staff" hint="Two-step login is set up in the shop, under Settings.">
    <BooleanInput
      source="staffSecondFactor"
      label="Two-step login for the staff"
      helperText="Without a code or a passkey nobody gets into this panel, you included: set up yours first"
    />
  </FormSection>
);
