import { FormSection } from '../layout/form-section';
import { WholeInput } from './whole-input';

/** How long goods may be sent back, and what the shop keeps of it. */
export const ReturnsSection = () => (
  <FormSection title="Returns" hint="What holds for goods that shoppers send back.">
    <WholeInput
      source="returnDays"
      label="Days to return"
      most={365}
      helperText="After delivery; approved goods have as long to arrive"
    />
    <WholeInput
      source="restockingFeePercent"
      label="Restocking fee (%)"
      least={0}
      most={50}
      helperText="Kept of the refund; nothing when the item is damaged, wrong or not as described"
    />
  </FormSection>
);
