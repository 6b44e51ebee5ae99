import { ArrayInput, required, SimpleFormIterator, TextInput } from 'react-admin';
import { AddRow } from '../layout/add-row';
import { t } from '../texts';

/** Material, dimensions, care …: the rows that the product's page shows, in their order. */
export const SpecificationsInput = () => (
  <ArrayInput source="specifications" label={false} helperText={t('Material, dimensions, care …')}>
    <SimpleFormIterator inline fullWidth disableClear addButton={<AddRow label={t('Add a row')} />}>
      <TextInput source="name" label={t('Specification')} validate={required()} helperText={false} />
      <TextInput
        source="value"
        label={t('Says')}
        validate={required()}
        helperText={false}
        sx={{ flexGrow: 2 }}
      />
    </SimpleFormIterator>
  </ArrayInput>
);
