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
  TopToolbar,
  WithRecord,
  type Validator,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DateTimeField } from '../layout/date-time-field';
import { FieldsForm } from '../layout/fields-form';
import { FormSection } from '../layout/form-section';
import { ShopEdit } from '../layout/record-pages';
import { RecordTitle } from '../layout/record-title';
import { SaveBar } from '../layout/save-bar';
import { ShopForm } from '../layout/shop-form';
import { TranslateButton } from '../layout/translate-button';
import { smallestStep, withCurrency } from '../layout/shop-currency';
import type { DiscountKind, DiscountRecord } from '../records';
import { CodesSection } from './codes-section';
import { discountFields } from './compared-fields';
import { asSent, deleting } from './discount';
import {
  CategoriesInput,
  CountriesInput,
  FieldValuesInput,
  GroupsInput,
  ProductsInput,
} from './goods-inputs';
import { PreviewButton } from './preview-button';
import { useKinds } from './use-kinds';
import { t } from '../texts';

const nameRules = [required(t('Name is required')), maxLength(80, t('Name must be at most 80 characters'))];
const notNegative = minValue(0, t('At least 0'));
const once = minValue(1, t('At least once'));

/** Ends after it starts. */
const afterStart: Validator = (ends: string | null, { startsAt }: Partial<DiscountRecord>) =>
  ends && startsAt && new Date(ends) <= new Date(startsAt)
    ? t('The discount must end after it starts')
    : undefined;

/** What the chosen kind asks for. */
const KindFields = ({ kinds }: { kinds: readonly DiscountKind[] }) => {
  const chosen = useWatch({ name: 'kind' }) as string | undefined;
  const kind = kinds.find(({ name }) => name === chosen);
  return kind ? <FieldsForm key={kind.name} fields={kind.fields} source="values" /> : null;
};

const Fields = ({ kinds, saved = false }: { kinds: readonly DiscountKind[]; saved?: boolean }) => (
  <ShopForm
    toolbar={<SaveBar saved={saved} create={t('Create discount')} deletion={deleting} />}
    compared={discountFields}
  >
    <FormSection title={t('Name')} hint={t('What shoppers read in the cart and on the order.')}>
      <TextInput source="name" label={t('Name')} validate={nameRules} helperText={false} className="wide" />
    </FormSection>
    <FormSection title={t('What it does')} hint={t('What it takes off.')}>
      <SelectInput
        source="kind"
        label={t('Kind')}
        choices={kinds.map(({ name, label }) => ({ id: name, name: label }))}
        defaultValue="percent"
        validate={required(t('Kind is required'))}
        helperText={false}
      />
      <KindFields kinds={kinds} />
    </FormSection>
    <FormSection
      title={t('For which goods')}
      hint={t('Whatever is named by any of these. Nothing named: all goods.')}
    >
      <ProductsInput />
      <CategoriesInput />
      <FieldValuesInput />
    </FormSection>
    <FormSection title={t('For whom')} hint={t('Left empty, for everybody.')}>
      <NumberInput
        source="minTotal"
        label={withCurrency(t('From a subtotal of'))}
        min={0}
        step={smallestStep()}
        validate={notNegative}
        helperText={false}
      />
      <GroupsInput />
      <CountriesInput />
      <BooleanInput source="firstOrderOnly" label={t('Only for a first order')} helperText={false} />
      <BooleanInput
        source="byCode"
        label={t('Only with a code')}
        helperText={t('Else it applies by itself')}
      />
    </FormSection>
    {saved && <CodesSection />}
    <FormSection
      title={t('Beside others')}
      hint={t('The better for the shopper holds: all that go together, or one alone.')}
    >
      <BooleanInput
        source="combines"
        label={t('Goes together with others')}
        defaultValue
        helperText={false}
      />
      <NumberInput
        source="priority"
        label={t('Priority')}
        defaultValue={0}
        min={0}
        max={1_000}
        step={1}
        validate={[notNegative, maxValue(1_000, t('At most 1000'))]}
        helperText={t('The higher takes first, the others of what is left')}
      />
    </FormSection>
    <FormSection title={t('How often')} hint={t('Left empty, without end.')}>
      <NumberInput
        source="maxUses"
        label={t('Orders in all')}
        min={1}
        step={1}
        validate={once}
        helperText={false}
      />
      <NumberInput
        source="perCustomer"
        label={t('Orders per shopper')}
        min={1}
        step={1}
        validate={once}
        helperText={false}
      />
      <NumberInput
        source="budget"
        label={withCurrency(t('Budget'))}
        min={0}
        step={smallestStep()}
        validate={notNegative}
        helperText={t('What all orders together may get')}
      />
    </FormSection>
    <FormSection title={t('When')} hint={t('Without dates it works at once and stays.')}>
      <DateTimeField source="startsAt" label={t('Starts')} />
      <DateTimeField source="endsAt" label={t('Ends')} validate={afterStart} />
      <BooleanInput source="isActive" label={t('Active')} defaultValue helperText={false} sx={{ mt: 1 }} />
    </FormSection>
    <PreviewButton kinds={kinds} />
  </ShopForm>
);

export const DiscountCreate = () => {
  const kinds = useKinds();
  return (
    <Create
      title={t('New discount')}
      redirect="edit"
      transform={(data: Partial<DiscountRecord>) => asSent(data, kinds)}
      sx={{ maxWidth: 920 }}
    >
      <Fields kinds={kinds} />
    </Create>
  );
};

/** Who shows a code reads the code, and nobody reads of one that is over: there is no name to translate. */
const Translations = () => (
  <TopToolbar sx={{ minHeight: 0 }}>
    <WithRecord<DiscountRecord>
      render={({ byCode, state }) =>
        !byCode && state !== 'ended' && <TranslateButton kind="discount" owner={({ id }) => String(id)} />
      }
    />
  </TopToolbar>
);

export const DiscountEdit = () => {
  const kinds = useKinds();
  return (
    <ShopEdit
      title={<RecordTitle otherwise={t('Discount')} />}
      mutationMode="pessimistic"
      redirect={() => 'promotions'}
      actions={<Translations />}
      transform={(data: Partial<DiscountRecord>) => asSent(data, kinds)}
      sx={{ maxWidth: 920 }}
    >
      <Fields kinds={kinds} saved />
    </ShopEdit>
  );
};
