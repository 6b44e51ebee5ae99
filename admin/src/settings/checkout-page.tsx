import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { FormSection } from '../layout/form-section';
import { LeftCartsSection } from './left-carts-section';
import { ReturnsSection } from './returns-section';
import { SettingsPage } from './settings-page';
import { UnpaidOrdersSection } from './unpaid-orders-section';
import { t } from '../texts';

const services = [
  { id: 'own', name: t('Of the tax zones') },
  { id: 'stripe', name: t('Of Stripe Tax') },
];

/** What holds for whoever buys. */
export const CheckoutPage = () => (
  <SettingsPage title={t('Checkout')}>
    <FormSection title={t('Guests')} hint={t('Whether visitors buy without an account.')}>
      <BooleanInput
        source="guestsAllowed"
        label={t('Let guests buy')}
        helperText={t(
          'They give an email address at the checkout and open their order by the link in the email',
        )}
      />
    </FormSection>
    <FormSection title={t('Assistants')} hint={t('Whether programs of others find and buy what you sell.')}>
      <BooleanInput
        source="assistantsBuy"
        label={t('Let assistants buy')}
        helperText={t('By the Universal Commerce Protocol, as guests; otherwise the shop does not speak it')}
      />
    </FormSection>
    <UnpaidOrdersSection />
    <LeftCartsSection />
    <ReturnsSection />
    <FormSection title={t('Taxes')} hint={t('Who says how much tax an order into a tax zone carries.')}>
      <SelectInput
        source="taxService"
        label={t('Rates')}
        choices={services}
        helperText={t(
          'Stripe Tax is asked for goods at the standard rate. While it is silent, the rates of the zone count; without any, nothing is sold there.',
        )}
      />
    </FormSection>
    <FormSection
      title={t('Businesses')}
      hint={t('Where a tax zone has reverse charge, a VAT number can be given.')}
    >
      <BooleanInput
        source="viesCheck"
        label={t('Look VAT numbers up in VIES')}
        helperText={t(
          'The register of the EU. A number counts once it is confirmed; while the register does not answer, the tax is charged. With a tax number of your own in the EU each answer has a consultation number, which the order keeps.',
        )}
      />
      <TextInput
        source="acceptedVatNumbers"
        label={t('Accepted VAT numbers')}
        multiline
        minRows={2}
        helperText={t(
          'One per line. Numbers that you have checked yourself, such as Swiss and British ones, which no register of the EU keeps.',
        )}
      />
    </FormSection>
  </SettingsPage>
);
