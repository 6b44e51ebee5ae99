import { BooleanInput } from 'react-admin';
import { FormSection } from '../layout/form-section';
import { WholeInput } from './whole-input';

/** How much may be reserved without payment, so that nobody empties the shop by orders alone. */
export const UnpaidOrdersSection = () => (
  <FormSection title="Unpaid orders" hint="What may be reserved before any money has come.">
    <WholeInput
      source="cashHoldHours"
      label="Cash orders are held (hours)"
      most={720}
      helperText="Then an unpaid cash order is cancelled and its things are free again"
    />
    <WholeInput
      source="unpaidStockShare"
      label="Share of the stock (%)"
      most={100}
      helperText="Of one variant, for unpaid cash and transfer orders; one piece is always allowed"
    />
    <WholeInput
      source="unpaidOrdersPerAccount"
      label="Open orders of one customer"
      most={100_000}
      helperText="That wait for payment at once"
    />
    <WholeInput
      source="unpaidUnitsPerAccount"
      label="Pieces of one customer"
      most={1_000_000}
      helperText="In all of those orders together"
    />
    <WholeInput
      source="unpaidOrdersPerAddress"
      label="Open orders of one network address"
      most={100_000}
      helperText="Of all customers behind it"
    />
    <WholeInput
      source="unpaidUnitsPerAddress"
      label="Pieces of one network address"
      most={1_000_000}
      helperText="In all of those orders together"
    />
    <WholeInput
      source="unpaidAlarmShare"
      label="Warn from (%)"
      most={100}
      helperText="The dashboard warns when unpaid orders hold this much of a variant's stock"
    />
    <BooleanInput
      source="confirmedEmailFirst"
      label="Confirmed email first"
      helperText="A cash or transfer order asks for a confirmed email address"
    />
  </FormSection>
);
