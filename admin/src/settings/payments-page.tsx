import { maxLength, maxValue, minValue, NumberInput, required, TextInput } from 'react-admin';
import { FormSection } from '../layout/form-section';
import { PaymentRulesInput } from './payment-rules-input';
import { kept, SettingsPage } from './settings-page';

const percentRules = [
  required('Cash deposit is required'),
  minValue(0, 'At least 0 percent'),
  maxValue(100, 'At most 100 percent'),
];

/** What the ways to pay need. */
export const PaymentsPage = () => (
  <SettingsPage title="Payments">
    <FormSection
      title="Offered"
      hint="Where which way to pay is offered, under which name, in which place and for which amounts. One without a rule is offered everywhere."
    >
      <PaymentRulesInput />
    </FormSection>
    <FormSection title="Paid to the staff" hint="Holds for orders that are placed from now on.">
      <NumberInput
        source="depositPercent"
        label="Cash deposit (%)"
        validate={percentRules}
        helperText="Paid up front when an order is paid in cash"
      />
      <TextInput
        source="bankDetails"
        label="Bank account for transfers"
        multiline
        parse={kept}
        validate={maxLength(500, 'Bank account must be at most 500 characters')}
        helperText="Shown to shoppers who pay by transfer; when empty, transfers are not offered"
        className="wide"
      />
    </FormSection>
  </SettingsPage>
);
