import { useMemo } from 'react';
import type { AddressField } from '../platform/forms/address';
import { addressLabels } from '../platform/forms/address-labels';
import { countryNames } from '../platform/forms/countries';
import { attributesOf, fieldTable } from '../platform/forms/field-table';
import type { Form } from '../platform/forms/use-form';
import { Select } from './field';
import { FormField } from './form-field';

/** The fields of an address, in the order in which people write one, with the words of its country. */
export function AddressFields({ form }: { form: Form<AddressField> }) {
  const countries = useMemo(countryNames, []);
  const labels = addressLabels(form.values.country);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField form={form} name="firstName" spec="firstName" mark="required" />
      <FormField form={form} name="lastName" spec="lastName" mark="required" />
      <FormField form={form} name="street" spec="street" mark="required" className="sm:col-span-2" />
      <FormField form={form} name="city" spec="city" mark="required" />
      <FormField form={form} name="state" spec="state" label={labels.state} mark="required" />
      <FormField form={form} name="zipCode" spec="zipCode" label={labels.zipCode} mark="required" />
      <Select
        label={fieldTable.country.label}
        autoComplete={attributesOf('country').autoComplete}
        name="country"
        mark="required"
        value={form.values.country}
        error={form.problems.country}
        onChange={(event) => form.set('country', event.target.value)}
      >
        {countries.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </div>
  );
}
