import { FormSection } from '../layout/form-section';
import { DeclaredSections } from './declared-sections';
import { DisplayCurrenciesInput } from './display-currencies-input';
import { FollowedRates } from './followed-rates';
import { SettingsPage } from './settings-page';
import { t } from '../texts';

/** What the shop counts in, and what shoppers may see besides. */
export const CurrenciesPage = () => (
  <SettingsPage title={t('Currencies')}>
    <DeclaredSections page="currencies" />
    <FormSection
      title={t('Other currencies')}
      hint={t(
        'Shoppers choose one at the foot of the page. They see about how much it is, or pay in it: then prices, delivery and coupons are converted by the rate of the moment, and the order keeps it.',
      )}
    >
      <DisplayCurrenciesInput />
      <FollowedRates />
    </FormSection>
  </SettingsPage>
);
