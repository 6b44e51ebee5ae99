import { NumberInput, TextInput } from 'react-admin';
import { Section } from '../layout/section';
import { OptionsEditor } from './options-editor';
import { OwnPrices } from './own-prices';
import { lowStockRule } from './rules';
import { VariantsGrid } from './variants-grid';
import { t } from '../texts';

/** What is sold of a product, and how much of it lies there. */
export const VariantsSection = () => (
  <Section title={t('Variants and stock')}>
    <OptionsEditor />
    <VariantsGrid />
    <OwnPrices />
    <NumberInput
      source="lowStockFrom"
      label={t('Low stock (pieces)')}
      min={0}
      step={1}
      validate={lowStockRule}
      helperText={t("Leave empty to warn as the shop's settings say")}
    />
    <TextInput
      source="stockReason"
      label={t('Reason, when stock changes')}
      parse={(typed: string) => typed}
      helperText={t('Kept in the stock history')}
    />
  </Section>
);
