import { Alert, Button } from '@mui/material';
import {
  AutocompleteInput,
  Create,
  DateInput,
  email,
  maxLength,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { currencies } from '../layout/currencies';
import { FormSection } from '../layout/form-section';
import { ShopEdit } from '../layout/record-pages';
import { SaveBar } from '../layout/save-bar';
import { shopCurrency } from '../layout/shop-currency';
import { ShopForm } from '../layout/shop-form';
import { titleOf, type ArrivalList, type ArrivalRecord } from './arrival';
import { ArrivalLinesInput } from './arrival-lines-input';
import { comparedFields } from './compared';
import { ALL_PLACES, usePlaces } from './places';
import { t } from '../texts';

const DEFAULT_PLACE = '00000000-0000-7000-8000-000000000010';
const deleting = {
  title: t('Delete this draft?'),
  text: t('What was written down is gone. No stock is touched.'),
};
const supplierRules = [required(t('Supplier is required')), maxLength(120, t('At most 120 characters'))];
const emailRule = email(t('Please enter a valid email address'));
const referenceRule = maxLength(60, t('At most 60 characters'));
const noteRule = maxLength(2000, t('At most 2000 characters'));
const placeRule = required(t('Choose a place'));
const rateRule = (rate: unknown) =>
  rate === null || rate === undefined || rate === '' || Number(rate) > 0 ? undefined : t('Above 0');

const said = ({ reference, note, expectedOn, version }: Partial<ArrivalRecord>) => ({
  ...{ reference: reference ?? '', note: note ?? '', expectedOn: expectedOn || null },
  ...(version === undefined ? {} : { version }),
});

export const purchaseOf = (form: Partial<ArrivalRecord>) => ({
  ...said(form),
  ...{ supplier: form.supplier, supplierEmail: form.supplierEmail ?? '', placeId: form.placeId },
  ...{ currency: form.currency || shopCurrency().code, rate: form.rate ?? null },
  lines: (form.lines ?? []).map(({ variantId, quantity, cost }) => ({
    variantId,
    quantity,
    cost: cost ?? null,
  })),
});

export const transferOf = (form: Partial<ArrivalRecord>) => ({
  ...said(form),
  ...{ fromPlaceId: form.fromPlaceId, placeId: form.placeId },
  lines: (form.lines ?? []).map(({ variantId, quantity }) => ({ variantId, quantity })),
});

/** What was sent stands; what is said of it does not. */
const useFixed = () => {
  const one = useRecordContext<ArrivalRecord>();
  return one !== undefined && one.status !== undefined && one.status !== 'draft';
};

const PlaceInput = ({ source, label, fixed }: { source: string; label: string; fixed: boolean }) => (
  <ReferenceInput source={source} reference="places" {...ALL_PLACES}>
    <SelectInput label={label} optionText="name" validate={placeRule} readOnly={fixed} />
  </ReferenceInput>
);

const Said = () => (
  <FormSection title={t('When and why')} hint={t('The day is shown at the products that are on the way.')}>
    <DateInput source="expectedOn" label={t('Expected on')} parse={(day: string) => day || null} />
    <TextInput source="reference" label={t('Reference')} validate={referenceRule} />
    <TextInput source="note" label={t('Note')} multiline className="wide" validate={noteRule} />
  </FormSection>
);

const Bar = ({ saved }: { saved: boolean }) => {
  const fixed = useFixed();
  return <SaveBar saved={saved} create={t('Save draft')} deletion={fixed ? false : deleting} />;
};

const Rate = ({ fixed }: { fixed: boolean }) => {
  const currency = useWatch({ name: 'currency' }) as string | undefined;
  if (!currency || currency === shopCurrency().code) return null;
  return (
    <NumberInput
      source="rate"
      label={t('One {currency} in {shop}', { currency, shop: shopCurrency().code })}
      helperText={t('Without it the costs of your products stay as they are.')}
      validate={rateRule}
      readOnly={fixed}
    />
  );
};

const PurchaseFields = ({ saved = false }: { saved?: boolean }) => {
  const fixed = useFixed();
  const places = usePlaces();
  return (
    <ShopForm
      toolbar={<Bar saved={saved} />}
      compared={comparedFields('purchase-orders', places)}
      {...(saved
        ? {}
        : { defaultValues: { lines: [], placeId: DEFAULT_PLACE, currency: shopCurrency().code } })}
    >
      <FormSection title={t('Supplier')} hint={t('Who sends the goods, and to which place.')}>
        <TextInput source="supplier" label={t('Supplier')} validate={supplierRules} />
        <TextInput source="supplierEmail" label={t('Email')} type="email" validate={emailRule} />
        <PlaceInput source="placeId" label={t('Comes to')} fixed={fixed} />
        <AutocompleteInput source="currency" label={t('Currency')} choices={currencies()} readOnly={fixed} />
        <Rate fixed={fixed} />
      </FormSection>
      <FormSection
        title={t('Products')}
        hint={t(
          'When pieces arrive, what a product costs becomes the average of those there and those that came.',
        )}
      >
        <ArrivalLinesInput withCosts fixed={fixed} />
      </FormSection>
      <Said />
    </ShopForm>
  );
};

const TransferFields = ({ saved = false }: { saved?: boolean }) => {
  const fixed = useFixed();
  const places = usePlaces();
  return (
    <ShopForm
      toolbar={<Bar saved={saved} />}
      compared={comparedFields('transfers', places)}
      {...(saved ? {} : { defaultValues: { lines: [], fromPlaceId: DEFAULT_PLACE } })}
    >
      <FormSection title={t('Places')} hint={t('On the way, pieces can be sold at neither of them.')}>
        {places?.length === 1 && (
          <Alert
            severity="info"
            className="wide"
            action={
              <Button component={Link} to="/places/create" color="inherit" size="small">
                {t('Add place')}
              </Button>
            }
          >
            {t('A transfer goes from one place to another, and the shop has one place.')}
          </Alert>
        )}
        <PlaceInput source="fromPlaceId" label={t('Leaves')} fixed={fixed} />
        <PlaceInput source="placeId" label={t('Comes to')} fixed={fixed} />
      </FormSection>
      <FormSection title={t('Products')} hint={t('They leave the shelf when the transfer is sent.')}>
        <ArrivalLinesInput withCosts={false} fixed={fixed} />
      </FormSection>
      <Said />
    </ShopForm>
  );
};

export const PurchaseOrderCreate = () => (
  <Create title={t('New purchase order')} redirect="show" transform={purchaseOf} sx={{ maxWidth: 920 }}>
    <PurchaseFields />
  </Create>
);

export const TransferCreate = () => (
  <Create title={t('New transfer')} redirect="show" transform={transferOf} sx={{ maxWidth: 920 }}>
    <TransferFields />
  </Create>
);

const Title = ({ list }: { list: ArrivalList }) => {
  const one = useRecordContext<ArrivalRecord>();
  return <>{one ? titleOf(list, one) : ''}</>;
};

export const PurchaseOrderEdit = () => (
  <ShopEdit
    title={<Title list="purchase-orders" />}
    mutationMode="pessimistic"
    redirect="show"
    transform={purchaseOf}
    actions={false}
    sx={{ maxWidth: 920 }}
  >
    <PurchaseFields saved />
  </ShopEdit>
);

export const TransferEdit = () => (
  <ShopEdit
    title={<Title list="transfers" />}
    mutationMode="pessimistic"
    redirect="show"
    transform={transferOf}
    actions={false}
    sx={{ maxWidth: 920 }}
  >
    <TransferFields saved />
  </ShopEdit>
);
