import { CheckboxGroupInput, required, TextInput } from 'react-admin';
import { FormSection } from '../layout/form-section';
import { kept } from './settings-page';
import { t } from '../texts';

const days = [
  { id: 'monday', name: t('Monday') },
  { id: 'tuesday', name: t('Tuesday') },
  { id: 'wednesday', name: t('Wednesday') },
  { id: 'thursday', name: t('Thursday') },
  { id: 'friday', name: t('Friday') },
  { id: 'saturday', name: t('Saturday') },
  { id: 'sunday', name: t('Sunday') },
];

/** When the shop works, which its promises of delivery are counted by. */
export const PromisesSection = () => (
  <FormSection
    title={t('Delivery promises')}
    hint={t(
      'Days until a delivery are counted by these days, without the public holidays of the country and region.',
    )}
  >
    <CheckboxGroupInput
      source="workingDays"
      label={t('Working days')}
      choices={days}
      validate={required(t('At least one day is required'))}
      helperText={false}
      className="wide"
    />
    <TextInput
      source="region"
      label={t('State or region')}
      parse={kept}
      helperText={t('Its public holidays count: Bavaria, QC; leave empty for those of the whole country')}
    />
    <TextInput
      source="orderCutOff"
      label={t('Orders until')}
      type="time"
      parse={kept}
      slotProps={{ inputLabel: { shrink: true } }}
      helperText={t("What is ordered later counts as the next working day's; leave empty for none")}
    />
  </FormSection>
);
