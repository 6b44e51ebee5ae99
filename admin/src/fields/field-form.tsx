import {
  BooleanInput,
  Create,
  FormDataConsumer,
  maxLength,
  required,
  SelectInput,
  TextArrayInput,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { ShopEdit } from '../layout/record-pages';
import { RecordTitle } from '../layout/record-title';
import { SaveBar } from '../layout/save-bar';
import { ShopForm } from '../layout/shop-form';
import { TranslateButton } from '../layout/translate-button';
import type { DeclaredField } from '../records';
import { deletingField, KINDS } from './field-texts';
import { t } from '../texts';

const FRESH = { kind: 'text', isShown: true, isFilterable: false, isSearchable: false, isRequired: false };
const FILTERED = ['text', 'number', 'choice', 'flag'];
const SEARCHED = ['text', 'choice'];

type Choice = DeclaredField['choices'][number] | string;

/** The shop answers choices with their labels, which are the texts themselves. */
const textsOf = (choices: readonly Choice[] | null | undefined) =>
  (choices ?? []).map((choice) => (typeof choice === 'string' ? choice : choice.value));

/** What depends on the kind. */
const OfKind = ({ kind }: { kind: string | undefined }) => (
  <>
    {kind === 'number' && (
      <TextInput
        source="unit"
        label={t('Unit')}
        helperText={t('Stands behind the number: cm, W, hours …')}
        validate={maxLength(20, t('At most 20 characters'))}
      />
    )}
    {kind === 'choice' && (
      <TextArrayInput
        source="choices"
        label={t('Choices')}
        format={textsOf}
        helperText={t('Press Enter after each; filters have them in this order')}
        validate={required(t('Say what there is to choose from'))}
      />
    )}
    {FILTERED.includes(kind ?? '') && (
      <BooleanInput source="isFilterable" label={t('Shoppers filter by it')} helperText={false} />
    )}
    {SEARCHED.includes(kind ?? '') && (
      <BooleanInput source="isSearchable" label={t('Searches find its words')} helperText={false} />
    )}
  </>
);

const Fields = ({ saved = false }: { saved?: boolean }) => {
  const field = useRecordContext<DeclaredField>();
  const deletion = saved && field ? deletingField(field) : false;
  return (
    <ShopForm
      toolbar={<SaveBar saved={saved} create={t('Add field')} deletion={deletion} />}
      {...(saved ? {} : { defaultValues: FRESH })}
    >
      <TextInput
        source="label"
        label={t('Label')}
        helperText={t('As shoppers read it; another label keeps the values')}
        validate={[required(t('A field needs a label')), maxLength(60, t('At most 60 characters'))]}
      />
      <TextInput
        source="help"
        label={t('Hint')}
        helperText={t("Stands under the input in a product's form")}
        validate={maxLength(200, t('At most 200 characters'))}
      />
      <SelectInput
        source="kind"
        label={t('Holds')}
        choices={KINDS}
        validate={required()}
        readOnly={saved}
        helperText={saved ? t('The kind of a field stays') : false}
      />
      <BooleanInput source="isShown" label={t("On the product's page")} helperText={false} />
      <FormDataConsumer<{ kind?: string }>>
        {({ formData }) => <OfKind kind={formData.kind} />}
      </FormDataConsumer>
      <BooleanInput source="isRequired" label={t('A product must have it')} helperText={false} />
    </ShopForm>
  );
};

export const FieldCreate = () => (
  <Create title={t('Add field')} redirect="list" sx={{ maxWidth: 640 }}>
    <Fields />
  </Create>
);

export const FieldEdit = () => (
  <ShopEdit
    title={<RecordTitle source="label" otherwise={t('Field')} />}
    mutationMode="pessimistic"
    actions={
      <TopToolbar>
        <TranslateButton kind="field" owner={(field: DeclaredField) => field.name} />
      </TopToolbar>
    }
    redirect="list"
    transform={(data: { choices?: Choice[] }) => ({ ...data, choices: textsOf(data.choices) })}
    sx={{ maxWidth: 640 }}
  >
    <Fields saved />
  </ShopEdit>
);
