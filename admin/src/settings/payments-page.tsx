import { maxLength, maxValue, minValue, NumberInput, required, TextInput } from 'react-admin';
import { FormSection } from '../layout/form-section';
import { PaymentRulesInput } from './payment-rules-input';
import { kept, SettingsPage } from './settings-page';
import { t } from '../texts';

const percentRules = [
  required(t('Cash deposit is required')),
  minValue(0, t('At least 0 percent')),
  maxValue(100, t('At most 100 percent')),
];

/** What the ways to pay need. */
export const PaymentsPage = () => (
  <SettingsPage title={t('Payments')}>
    <FormSection
      title={t('Offered')}
      hint={t(
        'Where which way to pay is offered, under which name, in which place and for which amounts. One without a rule is offered everywhere.',
      )}
    >
      <PaymentRulesInput />
    </FormSection>
    <FormSection title={t('Paid to the staff')} hint={t('Holds for orders that are placed from now on.')}>
      <NumberInput
        source="depositPercent"
        label={t('Cash deposit (%)')}
        validate={percentRules}
        helperText={t('Paid up front when an order is paid in cash')}
      />
      <TextInput
        source="bankDetails"
        label={t('Bank account for transfers')}
        multiline
        parse={kept}
        validate={maxLength(500, t('Bank account must be at most 500 characters'))}
        helperText={t('Shown to shoppers who pay by transfer; when empty, transfers are not offered')}
        className="wide"
      />
    </FormSection>
  </SettingsPage>
);
