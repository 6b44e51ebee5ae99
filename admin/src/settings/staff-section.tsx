import { BooleanInput } from 'react-admin';
import { FormSection } from '../layout/form-section';
import { t } from '../texts';

/** What the shop asks of its own people. */
export const StaffSection = () => (
  <FormSection title={t('Staff')} hint={t('Two-step login is set up in the shop, under Settings.')}>
    <BooleanInput
      source="staffSecondFactor"
      label={t('Two-step login for the staff')}
      helperText={t(
        'Without a code or a passkey nobody gets into this panel, you included: set up yours first',
      )}
    />
  </FormSection>
);
