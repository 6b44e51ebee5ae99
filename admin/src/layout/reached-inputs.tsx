import { SelectInput, TextInput } from 'react-admin';
import { languages } from '../languages';
import { t } from '../texts';

/** How a customer is reached. */
export const ReachedInputs = () => (
  <>
    <TextInput source="phone" label={t('Phone')} type="tel" helperText={false} />
    <SelectInput
      source="language"
      label={t('Language')}
      choices={languages}
      emptyText={t('The shop’s first language')}
      helperText={t('What letters to them are written in')}
    />
  </>
);
