import { useQuery } from '@tanstack/react-query';
import {
  BooleanInput,
  Create,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useDataProvider,
  type Validator,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ShopDataProvider } from '../data-provider';
import { DateTimeField } from '../layout/date-time-field';
import { FieldsForm } from '../layout/fields-form';
import { FormSection } from '../layout/form-section';
import { ShopEdit } from '../layout/record-pages';
import { RecordTitle } from '../layout/record-title';
import { SaveBar } from '../layout/save-bar';
import { ShopForm } from '../layout/shop-form';
import { smallestStep, withCurrency } from '../layout/shop-currency';
import type { DiscountKind, DiscountRecord } from '../records';
import { CodesSection } from './codes-section';
import { discountFields } from './compared-fields';
import { asSent, deleting } from './discount';
import { CategoriesInput, CountriesInput, FieldValuesInput, ProductsInput } from './goods-inputs';
import { PreviewButton } from './preview-button';

const nameRules = [required('Name is required'), maxLength(80, 'Name must be at most 80 characters')];
const notNegative = minValue(0, 'At least 0');
const once = minValue(1, 'At least once');

/** Ends after it starts. */
const afterStart: Validator = (ends: string | null, { startsAt }: Partial<DiscountRecord>) =>
  ends && startsAt && new Date(ends) <= new Date(startsAt)
    ? 'The discount must end after it starts'
    : undefined;

function useKinds(): readonly DiscountKind[] {
  const shop = useDataProvider<ShopDataProvider>();
  const { data } = useQuery({ queryKey: ['discount-kinds'], queryFn: () => shop.discountKinds() });
  return Array.isArray(data) ? data : [];
}

/** What the chosen kind asks for. */
const KindFields = ({ kinds }: { kinds: readonly DiscountKind[] }) => {
  const chosen = useWatch({ name: 'kind' }) as string | undefined;
  const kind = kinds.find(({ name }) => name === chosen);
  return kind ? <FieldsForm key={kind.name} fields={kind.fields} source="values" /> : null;
};

const Fields = ({ kinds, saved = false }: { kinds: readonly DiscountKind[]; saved?: boolean }) => (
  <ShopForm
    toolbar={<SaveBar saved={saved} create="Create discount" deletion={deleting} />}
    compared={discountFields}
  >
    <FormSection title="Name" hint="What shoppers read in the cart and on the order.">
      <TextInput source="name" validate={nameRules} helperText={false} className="wide" />
    </FormSection>
    <FormSection title="What it does" hint="What it takes off.">
      <SelectInput
        source="kind"
        choices={kinds.map(({ name, label }) => ({ id: name, name: label }))}
        defaultValue="percent"
        validate={required('Kind is required')}
        helperText={false}
      />
      <KindFields kinds={kinds} />
    </FormSection>
    <FormSection title="For which goods" hint="Whatever is named by any of these. Nothing named: all goods.">
      <ProductsInput />
      <CategoriesInput />
      <FieldValuesInput />
    </FormSection>
    <FormSection title="For whom" hint="Left empty, for everybody.">
      <NumberInput
        source="minTotal"
        label={withCurrency('From a subtotal of')}
        min={0}
        step={smallestStep()}
        validate={notNegative}
        helperText={false}
      />
      <CountriesInput />
      <BooleanInput source="firstOrderOnly" label="Only for a first order" helperText={false} />
      <BooleanInput source="byCode" label="Only with a code" helperText="Else it applies by itself" />
    </FormSection>
    {saved && <CodesSection />}
    <FormSection
      title="Beside others"
      hint="The better for the shopper holds: all that go together, or one alone."
    >
      <BooleanInput source="combines" label="Goes together with others" defaultValue helperText={false} />
      <NumberInput
        source="priority"
        defaultValue={0}
        min={0}
        max={1_000}
        step={1}
        validate={[notNegative, maxValue(1_000, 'At most 1000')]}
        helperText="The higher takes first, the others of what is left"
      />
    </FormSection>
    <FormSection title="How often" hint="Left empty, without end.">
      <NumberInput
        source="maxUses"
        label="Orders in all"
        min={1}
        step={1}
        validate={once}
        helperText={false}
      />
      <NumberInput
        source="perCustomer"
        label="Orders per shopper"
        min={1}
        step={1}
        validate={once}
        helperText={false}
      />
      <NumberInput
        source="budget"
        label={withCurrency('Budget')}
        min={0}
        step={smallestStep()}
        validate={notNegative}
        helperText="What all orders together may get"
      />
    </FormSection>
    <FormSection title="When" hint="Without dates it works at once and stays.">
      <DateTimeField source="startsAt" label="Starts" />
      <DateTimeField source="endsAt" label="Ends" validate={afterStart} />
      <BooleanInput source="isActive" label="Active" defaultValue helperText={false} sx={{ mt: 1 }} />
    </FormSection>
    <PreviewButton kinds={kinds} />
  </ShopForm>
);

export const DiscountCreate = () => {
  const kinds = useKinds();
  return (
    <Create
      title="New discount"
      redirect="edit"
      transform={(data: Partial<DiscountRecord>) => asSent(data, kinds)}
      sx={{ maxWidth: 920 }}
    >
      <Fields kinds={kinds} />
    </Create>
  );
};

export const DiscountEdit = () => {
  const kinds = useKinds();
  return (
    <ShopEdit
      title={<RecordTitle otherwise="Discount" />}
      mutationMode="pessimistic"
      redirect="list"
      actions={false}
      transform={(data: Partial<DiscountRecord>) => asSent(data, kinds)}
      sx={{ maxWidth: 920 }}
    >
      <Fields kinds={kinds} saved />
    </ShopEdit>
  );
};
