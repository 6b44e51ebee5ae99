import { useId, useMemo, useState } from 'react';
import { type AddressField, withCountry } from '../platform/forms/address';
import { countryForm, countryName, countryNames, type PlaceField } from '../platform/forms/countries';
import { attributesOf, fieldTable } from '../platform/forms/field-table';
import { placesOf } from '../platform/forms/places';
import type { Form } from '../platform/forms/use-form';
import { shopCountry } from '../platform/shop-country';
import { useLoad } from '../platform/use-load';
import { Select } from './field';
import { FormField } from './form-field';

const PARTS: readonly PlaceField[] = ['street', 'city', 'state', 'zipCode'];

/**
 * The fields of an address: the country, which decides which others there are, their order, words, cities and regions.
 * Cities and regions are offered once somebody is at one of the fields.
 */
export function AddressFields({ form }: { form: Form<AddressField> }) {
  const countries = useMemo(() => countryNames(shopCountry()), []);
  const { country } = form.values;
  const [visited, setVisited] = useState(false);
  const places = useLoad(
    async (signal) => (visited ? placesOf(country, signal) : null),
    visited ? country : '',
  ).data;
  const id = useId();
  const lists = { city: places?.cities, state: places?.regions };
  return (
    <div className="grid gap-5 sm:grid-cols-2" onFocus={() => setVisited(true)}>
      <Select
        label={fieldTable.country.label}
        autoComplete={attributesOf('country').autoComplete}
        name="country"
        mark="required"
        className="sm:col-span-2"
        value={countryName(country)}
        error={form.problems.country}
        onChange={(event) => form.setAll(withCountry(form.values, event.target.value))}
      >
        {countries.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <FormField form={form} name="firstName" spec="firstName" mark="required" />
      <FormField form={form} name="lastName" spec="lastName" mark="optional" />
      {partsOf(form).map(({ name, label, need }) => (
        <FormField
          key={name}
          form={form}
          name={name}
          spec={name}
          label={name === 'street' ? fieldTable.street.label : label}
          mark={need === 'must' ? 'required' : 'optional'}
          className={name === 'street' ? 'sm:col-span-2' : ''}
          list={name in lists ? id + name : undefined}
        />
      ))}
      <Words id={`${id}city`} words={lists.city} />
      <Words id={`${id}state`} words={lists.state} />
    </div>
  );
}

/** The country's own, and what else holds something or is asked for by the shop. */
function partsOf({ values, problems }: Form<AddressField>) {
  const own = countryForm(values.country)?.fields ?? [];
  const others = PARTS.filter((name) => own.every((field) => field.name !== name));
  const more = others.filter((name) => values[name] !== '' || problems[name]);
  return [
    ...own,
    ...more.map((name) => ({
      name,
      label: fieldTable[name].label,
      need: problems[name] ? ('must' as const) : ('may' as const),
    })),
  ];
}

/** Offered to a field while somebody types in it. */
function Words({ id, words = [] }: { id: string; words?: readonly string[] | undefined }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}
