import { FormSection } from '../layout/form-section';
import { t } from '../texts';
import { DeclaredSections } from './declared-sections';
import { PaymentRulesInput } from './payment-rules-input';
import { SettingsPage } from './settings-page';

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
    <DeclaredSections page="payments" />
  </SettingsPage>
);
