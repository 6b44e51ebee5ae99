import { Fragment, useId, useMemo, useState } from 'react';
import { type AddressField, withCountry } from '../platform/forms/address';
import { fieldLabels } from '../platform/messages/en/fields';
import { placeLabel } from '../platform/messages/en/places';
import { countryForm, countryName, type PlaceField } from '../platform/forms/countries';
import { namedCountries } from '../platform/forms/named-countries';
import { attributesOf, fieldTable } from '../platform/forms/field-table';
import { placesOf } from '../platform/forms/places';
import type { Form } from '../platform/forms/use-form';
import { shopCountry } from '../platform/shop-country';
import { useLoad } from '../platform/use-load';
import { Select } from './field';
import { FormField } from './form-field';

const EXTRAS = ['company', 'line2'] as const;
const PARTS: readonly PlaceField[] = ['street', 'city', 'state', 'zipCode'];

type AddressFieldsProps = {
  form: Form<AddressField>;
  /** What a browser fills in; a bill often goes to a company. */
  purpose?: 'shipping' | 'billing';
};

/**
 * The fields of an address: the country, which decides which others there are, their order, words, cities and regions.
 * Cities and regions are offered once somebody is at one of the fields; company and second line are there for who asks for them or has them.
 */
export function AddressFields({ form, purpose = 'shipping' }: AddressFieldsProps) {
  const filled = (name: AddressField) => ({
    autoComplete: attributesOf(name).autoComplete?.replace('shipping', purpose),
  });
  const countries = useMemo(() => namedCountries(shopCountry()), []);
  const { country } = form.values;
  const [visited, setVisited] = useState(false);
  const places = useLoad(
    async (signal) => (visited ? placesOf(country, signal) : null),
    visited ? country : '',
  ).data;
  const id = useId();
  const lists = { city: places?.cities, state: places?.regions };
  const [isOpen, setOpen] = useState(false);
  const { values, problems } = form;
  const hasExtras = EXTRAS.some((name) => values[name] || problems[name]);
  const showsExtras = isOpen || hasExtras || purpose === 'billing';
  return (
    <div className="grid gap-5 sm:grid-cols-2" onFocus={() => setVisited(true)}>
      <Select
        label={fieldTable.country.label}
        {...filled('country')}
        name="country"
        mark="required"
        className="sm:col-span-2"
        value={countryName(country)}
        error={form.problems.country}
        onChange={(event) => form.setAll(withCountry(form.values, event.target.value))}
      >
        {countries.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
      <FormField form={form} name="firstName" spec="firstName" mark="required" {...filled('firstName')} />
      <FormField form={form} name="lastName" spec="lastName" mark="optional" {...filled('lastName')} />
      {showsExtras && (
        <FormField
          form={form}
          name="company"
          spec="company"
          mark="optional"
          className="sm:col-span-2"
          autoFocus={isOpen}
          {...filled('company')}
        />
      )}
      {partsOf(form).map(({ name, label, need }) => (
        <Fragment key={name}>
          <FormField
            form={form}
            name={name}
            spec={name}
            label={name === 'street' ? fieldTable.street.label : placeLabel(label)}
            mark={need === 'must' ? 'required' : 'optional'}
            className={name === 'street' ? 'sm:col-span-2' : ''}
            list={name in lists ? id + name : undefined}
            {...filled(name)}
          />
          {name === 'street' && showsExtras && (
            <FormField
              form={form}
              name="line2"
              spec="line2"
              mark="optional"
              className="sm:col-span-2"
              {...filled('line2')}
            />
          )}
        </Fragment>
      ))}
      {!showsExtras && (
        <button
          type="button"
          className="link min-h-11 justify-self-start sm:col-span-2"
          onClick={() => setOpen(true)}
        >
          {fieldLabels.addExtras}
        </button>
      )}
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
