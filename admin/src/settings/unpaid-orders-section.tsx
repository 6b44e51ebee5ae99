import { BooleanInput } from 'react-admin';
import { FormSection } from '../layout/form-section';
import { WholeInput } from './whole-input';
import { t } from '../texts';

/** How much may be reserved without payment, so that nobody empties the shop by orders alone. */
export const UnpaidOrdersSection = () => (
  <FormSection title={t('Unpaid orders')} hint={t('What may be reserved before any money has come.')}>
    <WholeInput
      source="cashHoldHours"
      label={t('Cash orders are held (hours)')}
      most={720}
      helperText={t('Then an unpaid cash order is cancelled and its things are free again')}
    />
    <WholeInput
      source="unpaidStockShare"
      label={t('Share of the stock (%)')}
      most={100}
      helperText={t('Of one variant, for unpaid cash and transfer orders; one piece is always allowed')}
    />
    <WholeInput
      source="unpaidOrdersPerAccount"
      label={t('Open orders of one customer')}
      most={100_000}
      helperText={t('That wait for payment at once')}
    />
    <WholeInput
      source="unpaidUnitsPerAccount"
      label={t('Pieces of one customer')}
      most={1_000_000}
      helperText={t('In all of those orders together')}
    />
    <WholeInput
      source="unpaidOrdersPerAddress"
      label={t('Open orders of one network address')}
      most={100_000}
      helperText={t('Of all customers behind it')}
    />
    <WholeInput
      source="unpaidUnitsPerAddress"
      label={t('Pieces of one network address')}
      most={1_000_000}
      helperText={t('In all of those orders together')}
    />
    <WholeInput
      source="unpaidAlarmShare"
      label={t('Warn from (%)')}
      most={100}
      helperText={t("The dashboard warns when unpaid orders hold this much of a variant's stock")}
    />
    <BooleanInput
      source="confirmedEmailFirst"
      label={t('Confirmed email first')}
      helperText={t('A cash or transfer order asks for a confirmed email address')}
    />
  </FormSection>
);
