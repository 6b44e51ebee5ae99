import { ArrayInput, required, SimpleFormIterator, TextInput, type Validator } from 'react-admin';
import { AddRow } from './add-row';
import { countries } from './countries';
import { formRows } from './form-rows';
import { asList, asText } from './postcodes';

const COUNTRIES = 'countries-of-the-world';
const letters: Validator = (code: unknown) =>
  typeof code === 'string' && code !== '' && !/^([A-Z]{2}|\*)$/.test(code)
    ? 'The two letters of a country, or * for everywhere'
    : undefined;
const countryRules = [required('Country is required'), letters];

/** What the browser suggests while a country is typed, by its letters or its name. */
const CountrySuggestions = () => (
  <datalist id={COUNTRIES}>
    <option value="*">Everywhere</option>
    {countries().map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </datalist>
);

const columns = formRows({ sm: '1fr 1fr 1fr', lg: '1fr 1fr 1fr' });
const NARROWEST =
  'The narrowest description of an address wins: postcodes before a region, a region before a country.';

/** The parts of the world that a zone is made of, or with a hint of its own those of something that needs none. */
export const AreasInput = ({ hint }: { hint?: string }) => (
  <>
    <CountrySuggestions />
    <ArrayInput
      source="areas"
      label={false}
      className="wide"
      helperText={hint ?? NARROWEST}
      defaultValue={[]}
      {...(hint ? {} : { validate: required('A zone needs a country') })}
    >
      <SimpleFormIterator
        fullWidth
        disableClear
        disableReordering
        sx={columns}
        addButton={<AddRow label="Add a place" />}
      >
        <TextInput
          source="country"
          placeholder="DE"
          parse={(typed: string) => typed.trim().toUpperCase()}
          validate={countryRules}
          slotProps={{ htmlInput: { list: COUNTRIES } }}
          helperText={false}
        />
        <TextInput source="region" label="State or region" helperText={false} />
        <TextInput
          source="postcodes"
          label="Postcodes"
          placeholder="SW1*, 10000-14199"
          format={asText}
          parse={asList}
          helperText={false}
        />
      </SimpleFormIterator>
    </ArrayInput>
  </>
);
