import { Fragment } from 'react';
import { AutocompleteInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../texts';
import { shownParts, type PartName } from './address-parts';
import { countries } from './countries';

type Props = {
  /** The member of the form that holds the address; without it the form is one. */
  source?: string;
  /** What its country asks for must be there; a draft may be without. */
  isWhole?: boolean;
};

const MOST: Readonly<Record<PartName, number>> = { street: 120, city: 80, state: 80, zipCode: 16 };
const given = required(t('Required'));
const most = (maxLength: number) => ({ slotProps: { htmlInput: { maxLength } } });

/** An address as the shop itself asks for it: the country first, which says what the other parts are, and what they are called. */
export const AddressInputs = ({ source, isWhole = false }: Props) => {
  const at = (name: string) => (source ? `${source}.${name}` : name);
  const must = (isAsked = true) => (isWhole && isAsked ? { validate: given } : {});
  const all = useWatch() as Record<string, unknown>;
  const values = ((source ? all[source] : all) ?? {}) as Partial<Record<PartName | 'country', string>>;
  const parts = shownParts(values.country ?? '', values);
  return (
    <>
      <AutocompleteInput
        source={at('country')}
        label={t('Country')}
        choices={countries()}
        className="wide"
        autoHighlight
        {...must()}
      />
      <TextInput source={at('firstName')} label={t('First name')} {...most(60)} {...must()} />
      <TextInput source={at('lastName')} label={t('Last name')} {...most(60)} />
      <TextInput source={at('company')} label={t('Company')} {...most(100)} />
      {parts.map(({ name, label, isRequired }) => (
        <Fragment key={name}>
          <TextInput source={at(name)} label={label} {...most(MOST[name])} {...must(isRequired)} />
          {name === 'street' && (
            <TextInput source={at('line2')} label={t('Below the street')} {...most(120)} />
          )}
        </Fragment>
      ))}
    </>
  );
};
