import { AutocompleteInput, ReferenceInput, type Validator } from 'react-admin';

type Props = {
  source: string;
  label: string;
  helperText: string | false;
  validate: Validator | Validator[];
};

/** A product of the shop, found by its name. */
export const ProductField = ({ source, ...common }: Props) => (
  <ReferenceInput source={source} reference="products" sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteInput {...common} optionText="name" filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>
);
