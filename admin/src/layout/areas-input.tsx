import { ArrayInput, required, SimpleFormIterator, TextInput } from 'react-admin';
import { AddRow } from './add-row';
import { CountryInput } from './country-input';
import { formRows } from './form-rows';
import { asList, asText } from './postcodes';
import { t } from '../texts';

const columns = formRows({ sm: '1fr 1fr 1fr', lg: '1fr 1fr 1fr' });
const NARROWEST = t(
  'The narrowest description of an address wins: postcodes before a region, a region before a country.',
);

/** The parts of the world that a zone is made of, or with a hint of its own those of something that needs none. */
export const AreasInput = ({ hint }: { hint?: string }) => (
  <ArrayInput
    source="areas"
    label={false}
    className="wide"
    helperText={hint ?? NARROWEST}
    defaultValue={[]}
    {...(hint ? {} : { validate: required(t('A zone needs a country')) })}
  >
    <SimpleFormIterator
      fullWidth
      disableClear
      disableReordering
      sx={columns}
      addButton={<AddRow label={t('Add a place')} />}
    >
      <CountryInput />
      <TextInput source="region" label={t('State or region')} helperText={false} />
      <TextInput
        source="postcodes"
        label={t('Postcodes')}
        placeholder={t('SW1*, 10000-14199')}
        format={asText}
        parse={asList}
        helperText={false}
      />
    </SimpleFormIterator>
  </ArrayInput>
);
