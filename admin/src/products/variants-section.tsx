import { NumberInput, TextInput } from 'react-admin';
import { Section } from '../layout/section';
import { OptionsEditor } from './options-editor';
import { OwnPrices } from './own-prices';
import { lowStockRule } from './rules';
import { VariantsGrid } from './variants-grid';

/** What is sold of a product, and how much of it lies there. */
export const VariantsSection = () => (
  <Section title="Variants and stock">
    <OptionsEditor />
    <VariantsGrid />
    <OwnPrices />
    <NumberInput
      source="lowStockFrom"
      label="Low stock (pieces)"
      min={0}
      step={1}
      validate={lowStockRule}
      helperText="Leave empty to warn as the shop's settings say"
    />
    <TextInput
      source="stockReason"
      label="Reason, when stock changes"
      parse={(typed: string) => typed}
      helperText="Kept in the stock history"
    />
  </Section>
);
