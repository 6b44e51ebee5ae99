import { FormSection } from '../layout/form-section';
import { WholeInput } from './whole-input';
import { t } from '../texts';

/** How long goods may be sent back, and what the shop keeps of it. */
export const ReturnsSection = () => (
  <FormSection title={t('Returns')} hint={t('What holds for goods that shoppers send back.')}>
    <WholeInput
      source="returnDays"
      label={t('Days to return')}
      most={365}
      helperText={t('After delivery; approved goods have as long to arrive')}
    />
    <WholeInput
      source="restockingFeePercent"
      label={t('Restocking fee (%)')}
      least={0}
      most={50}
      helperText={t('Kept of the refund; nothing when the item is damaged, wrong or not as described')}
    />
  </FormSection>
);
