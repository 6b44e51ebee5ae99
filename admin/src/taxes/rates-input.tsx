import { maxValue, minValue, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { FieldRows } from '../layout/field-rows';
import { formRows } from '../layout/form-rows';
import { t } from '../texts';

const categories = [
  { id: 'standard', name: t('Standard') },
  { id: 'reduced', name: t('Reduced') },
  { id: 'second_reduced', name: t('Second reduced') },
  { id: 'super_reduced', name: t('Super reduced') },
  { id: 'zero', name: t('Zero') },
];
const percentRules = [
  required(t('Percent is required')),
  minValue(0, t('At least 0 percent')),
  maxValue(100, t('At most 100 percent')),
];

/** An empty day is not nothing: the browser writes its form there. */
const aboveTheDay = { inputLabel: { shrink: true } };
/** In five columns a day has too little room for its year. */
const columns = formRows({ sm: '1fr 1fr 1fr', lg: '4fr 3fr 3fr 5fr 5fr' });

/** The rates of a zone and the days they hold. */
export const RatesInput = () => (
  <FieldRows source="rates" add={t('Add a rate')} unordered columns={columns}>
    <SelectInput
      source="category"
      label={t('Category')}
      choices={categories}
      defaultValue="standard"
      validate={required(t('Category is required'))}
      helperText={false}
    />
    <TextInput
      source="name"
      label={t('Name')}
      defaultValue="VAT"
      validate={required(t('Name is required'))}
      helperText={t('Several at once: GST 5 + QST 9.975')}
    />
    <NumberInput source="percent" label={t('Percent')} min={0} validate={percentRules} helperText={false} />
    <TextInput
      source="from"
      type="date"
      label={t('First day')}
      slotProps={aboveTheDay}
      validate={required(t('First day is required'))}
      helperText={false}
    />
    <TextInput
      source="until"
      type="date"
      label={t('Last day')}
      slotProps={aboveTheDay}
      parse={(day: string) => day || null}
      helperText={false}
    />
  </FieldRows>
);
