import { useId, useMemo, useState } from 'react';
import type { AddressField } from '../platform/forms/address';
import { addressLabels } from '../platform/forms/address-labels';
import { countryNames } from '../platform/forms/countries';
import { attributesOf, fieldTable } from '../platform/forms/field-table';
import { placesOf } from '../platform/forms/places';
import type { Form } from '../platform/forms/use-form';
import { useLoad } from '../platform/use-load';
import { Select } from './field';
import { FormField } from './form-field';

/**
 * The fields of an address: the country, which decides the words, cities and regions of the others, then as people write
 * one. Cities and regions are offered once somebody is at one of the fields.
 */
export function AddressFields({ form }: { form: Form<AddressField> }) {
  const countries = useMemo(countryNames, []);
  const { country } = form.values;
  const labels = addressLabels(country);
  const [visited, setVisited] = useState(false);
  const places = useLoad(
    async (signal) => (visited ? placesOf(country, signal) : null),
    visited ? country : '',
  ).data;
  const id = useId();
  return (
    <div className="grid gap-5 sm:grid-cols-2" onFocus={() => setVisited(true)}>
      <Select
        label={fieldTable.country.label}
        autoComplete={attributesOf('country').autoComplete}
        name="country"
        mark="required"
        className="sm:col-span-2"
        value={country}
        error={form.problems.country}
        onChange={(event) => form.set('country', event.target.value)}
      >
        {countries.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <FormField form={form} name="firstName" spec="firstName" mark="required" />
      <FormField form={form} name="lastName" spec="lastName" mark="required" />
      <FormField form={form} name="street" spec="street" mark="required" className="sm:col-span-2" />
      <FormField form={form} name="city" spec="city" mark="required" list={`${id}city`} />
      <Words id={`${id}city`} words={places?.cities} />
      <FormField
        form={form}
        name="state"
        spec="state"
        label={labels.state}
        mark="required"
        list={`${id}state`}
      />
      <Words id={`${id}state`} words={places?.regions} />
      <FormField form={form} name="zipCode" spec="zipCode" label={labels.zipCode} mark="required" />
    </div>
  );
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
