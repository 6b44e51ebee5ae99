import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { FormSection } from '../layout/form-section';
import { ReturnsSection } from './returns-section';
import { SettingsPage } from './settings-page';
import { UnpaidOrdersSection } from './unpaid-orders-section';

const services = [
  { id: 'own', name: 'Of the tax zones' },
  { id: 'stripe', name: 'Of Stripe Tax' },
];

/** What holds for whoever buys. */
export const CheckoutPage = () => (
  <SettingsPage title="Checkout">
    <FormSection title="Guests" hint="Whether visitors buy without an account.">
      <BooleanInput
        source="guestsAllowed"
        label="Let guests buy"
        helperText="They give an email address at the checkout and open their order by the link in the email"
      />
    </FormSection>
    <FormSection title="Assistants" hint="Whether programs of others find and buy what you sell.">
      <BooleanInput
        source="assistantsBuy"
        label="Let assistants buy"
        helperText="By the Universal Commerce Protocol, as guests; otherwise the shop does not speak it"
      />
    </FormSection>
    <UnpaidOrdersSection />
    <ReturnsSection />
    <FormSection title="Taxes" hint="Who says how much tax an order into a tax zone carries.">
      <SelectInput
        source="taxService"
        label="Rates"
        choices={services}
        helperText="Stripe Tax is asked for goods at the standard rate. While it is silent, the rates of the zone count; without any, nothing is sold there."
      />
    </FormSection>
    <FormSection title="Businesses" hint="Where a tax zone has reverse charge, a VAT number can be given.">
      <BooleanInput
        source="viesCheck"
        label="Look VAT numbers up in VIES"
        helperText="The register of the EU. A number counts once it is confirmed; while the register does not answer, the tax is charged. With a tax number of your own in the EU each answer has a consultation number, which the order keeps."
      />
      <TextInput
        source="acceptedVatNumbers"
        label="Accepted VAT numbers"
        multiline
        minRows={2}
        helperText="One per line. Numbers that you have checked yourself, such as Swiss and British ones, which no register of the EU keeps."
      />
    </FormSection>
  </SettingsPage>
);
