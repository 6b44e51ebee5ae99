import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import {
  AutocompleteInput,
  Create,
  email,
  maxLength,
  ReferenceInput,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Navigate } from 'react-router-dom';
import { countries } from '../layout/countries';
import { FormSection } from '../layout/form-section';
import { money } from '../layout/format';
import { ShopEdit } from '../layout/record-pages';
import { SaveBar } from '../layout/save-bar';
import { ShopForm } from '../layout/shop-form';
import { languages } from '../languages';
import type { DraftOrderRecord } from '../records';
import { LinesInput } from './lines-input';
import { PlaceDialog } from './place-dialog';
import { QuotePanel } from './quote-panel';
import { termsOf } from './terms';
import { useQuote } from './use-quote';

const deleting = {
  title: 'Delete this draft?',
  text: 'What was written down is gone. No order is touched.',
};
const NEW = { lines: [], contact: { email: '', phone: '' }, shippingAddress: {} };
const emailRule = email('Please enter a valid email address');
const noteRule = maxLength(2000, 'At most 2000 characters');

const Address = () => (
  <>
    <TextInput source="shippingAddress.firstName" label="First name" />
    <TextInput source="shippingAddress.lastName" label="Last name" />
    <TextInput source="shippingAddress.company" label="Company" />
    <TextInput source="shippingAddress.street" label="Street" />
    <TextInput source="shippingAddress.line2" label="Below the street" />
    <TextInput source="shippingAddress.city" label="City" />
    <TextInput source="shippingAddress.state" label="State or region" />
    <TextInput source="shippingAddress.zipCode" label="Postal code" />
    <AutocompleteInput source="shippingAddress.country" label="Country" choices={countries()} />
  </>
);

/** Products, price and delivery, which follow each other. */
const Goods = () => {
  const { quote, failure, isAsking } = useQuote();
  const methods = (quote?.deliveryMethods ?? []).map(({ methodId, name, price }) => ({
    id: methodId,
    name: `${name} · ${money(price, quote?.currency)}`,
  }));
  return (
    <>
      <FormSection title="Products" hint="At today’s prices. Nothing is held until the order is placed.">
        <LinesInput quote={quote} />
      </FormSection>
      <FormSection title="Delivery" hint="Left empty, the first method that goes there.">
        <Address />
        <SelectInput source="shippingMethodId" label="Delivery method" choices={methods} />
      </FormSection>
      <FormSection title="Price" hint="A coupon counts as for every shopper.">
        <TextInput source="couponCode" label="Coupon" />
        <TextInput source="vatNumber" label="Tax number of a business" />
        <QuotePanel quote={quote} failure={failure} isAsking={isAsking} />
        <Placing quote={failure ? undefined : quote} isAsking={isAsking} />
      </FormSection>
    </>
  );
};

/** Once it is saved it can be placed: what is placed is what was written down. */
const Placing = ({ quote, isAsking }: Pick<ReturnType<typeof useQuote>, 'quote' | 'isAsking'>) => {
  const draft = useRecordContext<DraftOrderRecord>();
  const { isDirty } = useFormState();
  const [isOpen, setOpen] = useState(false);
  if (!draft) return null;
  return (
    <Box className="wide" sx={{ mt: 2 }}>
      <Button
        variant="contained"
        color="success"
        disabled={isDirty || isAsking || !quote}
        onClick={() => setOpen(true)}
      >
        Place order
      </Button>
      {isDirty && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          Save first: what is placed is what was saved.
        </Typography>
      )}
      {isOpen && quote && (
        <PlaceDialog
          {...{ id: draft.id, quote, phone: draft.contact.phone }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
};

const Fields = ({ saved = false }: { saved?: boolean }) => (
  <ShopForm
    toolbar={<SaveBar saved={saved} create="Save draft" deletion={deleting} />}
    {...(saved ? {} : { defaultValues: NEW })}
  >
    <FormSection title="Buyer" hint="An account of the shop, or an address that mails go to.">
      <ReferenceInput source="customerId" reference="customers">
        <AutocompleteInput
          label="Customer"
          optionText="email"
          filterToQuery={(q: string) => (q ? { q } : {})}
        />
      </ReferenceInput>
      <SelectInput source="language" label="Language of mails and papers" choices={languages} />
      <TextInput source="contact.email" label="Email" type="email" validate={emailRule} />
      <TextInput source="contact.phone" label="Phone" type="tel" />
    </FormSection>
    <Goods />
    <FormSection title="Note" hint="For the staff alone.">
      <TextInput source="note" label="Note" multiline className="wide" validate={noteRule} />
    </FormSection>
  </ShopForm>
);

/** Writes an order down that comes by phone or at a counter. */
export const DraftOrderCreate = () => (
  <Create title="New order" redirect="edit" transform={termsOf} sx={{ maxWidth: 920 }}>
    <Fields />
  </Create>
);

const Title = () => {
  const draft = useRecordContext<DraftOrderRecord>();
  return <span>{draft?.buyer ? `Draft for ${draft.buyer}` : 'Draft order'}</span>;
};

/** A draft that became an order has its page there. */
const Open = () => {
  const draft = useRecordContext<DraftOrderRecord>();
  return draft?.orderId ? <Navigate to={`/orders/${draft.orderId}/show`} replace /> : <Fields saved />;
};

export const DraftOrderEdit = () => (
  <ShopEdit
    title={<Title />}
    mutationMode="pessimistic"
    redirect={false}
    transform={(form: DraftOrderRecord) => ({ ...termsOf(form), version: form.version })}
    sx={{ maxWidth: 920 }}
  >
    <Open />
  </ShopEdit>
);
