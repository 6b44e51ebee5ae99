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
import { AddressInputs } from '../layout/address-inputs';
import { FormSection } from '../layout/form-section';
import { money } from '../layout/format';
import { ShopEdit } from '../layout/record-pages';
import { ShopForm } from '../layout/shop-form';
import { languages } from '../languages';
import type { DraftOrderRecord, DraftQuote } from '../records';
import { BookChoice } from './book-choice';
import { DraftBar } from './draft-bar';
import { LinesInput } from './lines-input';
import { OwnLinesInput } from './own-lines-input';
import { Held, useHeld } from './held';
import { PlaceDialog, type Placed } from './place-dialog';
import { QuoteBox } from './quote-box';
import { QuotePanel } from './quote-panel';
import { termsOf } from './terms';
import { useQuote } from './use-quote';
import { t } from '../texts';

const NEW = { lines: [], ownLines: [], contact: { email: '', phone: '' }, shippingAddress: {} };
const emailRule = email(t('Please enter a valid email address'));
const noteRule = maxLength(2000, t('At most 2000 characters'));

/** Products, price and delivery, which follow each other. */
const Goods = () => {
  const { quote, failure, isAsking } = useQuote();
  const methods = (quote?.deliveryMethods ?? []).map(({ methodId, name, price }) => ({
    id: methodId,
    name: `${name} · ${money(price, quote?.currency)}`,
  }));
  return (
    <>
      <FormSection
        title={t('Products')}
        hint={t('At today’s prices. Nothing is held until the order is placed.')}
      >
        <LinesInput quote={quote} />
        <OwnLinesInput currency={quote?.currency} />
      </FormSection>
      <FormSection title={t('Delivery')} hint={t('Left empty, the first method that goes there.')}>
        <BookChoice />
        <AddressInputs source="shippingAddress" />
        <SelectInput source="shippingMethodId" label={t('Delivery method')} choices={methods} />
      </FormSection>
      <FormSection title={t('Price')} hint={t('A coupon counts as for every shopper.')}>
        <TextInput source="couponCode" label={t('Coupon')} />
        <TextInput source="vatNumber" label={t('Tax number of a business')} />
        <QuotePanel quote={quote} failure={failure} isAsking={isAsking} />
        <Placing quote={failure ? undefined : quote} isAsking={isAsking} />
      </FormSection>
    </>
  );
};

/** What the order will cost: what was quoted, as long as that holds, whatever the price of today. */
const asPromised = (quote: DraftQuote | undefined, sent: DraftOrderRecord['quote']) =>
  sent?.state === 'sent'
    ? { ...quote, total: sent.total, currency: sent.currency, cashTotal: undefined }
    : quote;

/** Once it is saved it can be placed: what is placed is what was written down. */
const Placing = ({ quote, isAsking }: Pick<ReturnType<typeof useQuote>, 'quote' | 'isAsking'>) => {
  const draft = useRecordContext<DraftOrderRecord>();
  const { isDirty } = useFormState();
  const placing = useHeld<Placed>();
  if (!draft) return null;
  const isSettled = !isDirty && !isAsking;
  const placed = asPromised(quote, draft.quote);
  return (
    <Box className="wide" sx={{ mt: 2 }}>
      <Button
        variant="contained"
        color="success"
        disabled={!isSettled || !placed}
        onClick={() => placed && placing.open({ quote: placed, phone: draft.contact.phone })}
      >
        {t('Place order')}
      </Button>
      {isDirty && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t('Save first: what is placed is what was saved.')}
        </Typography>
      )}
      <QuoteBox quote={quote} isReady={isSettled} />
      {placing.held && <PlaceDialog id={draft.id} {...placing.held} onClose={placing.close} />}
    </Box>
  );
};

const Fields = ({ saved = false }: { saved?: boolean }) => (
  <ShopForm toolbar={<DraftBar saved={saved} />} {...(saved ? {} : { defaultValues: NEW })}>
    <FormSection title={t('Buyer')} hint={t('An account of the shop, or an address that mails go to.')}>
      <ReferenceInput source="customerId" reference="customers">
        <AutocompleteInput
          label={t('Customer')}
          optionText="email"
          filterToQuery={(q: string) => (q ? { q } : {})}
        />
      </ReferenceInput>
      <SelectInput source="language" label={t('Language of mails and papers')} choices={languages} />
      <TextInput source="contact.email" label={t('Email')} type="email" validate={emailRule} />
      <TextInput source="contact.phone" label={t('Phone')} type="tel" />
    </FormSection>
    <Goods />
    <FormSection title={t('Note')} hint={t('For the staff alone.')}>
      <TextInput source="note" label={t('Note')} multiline className="wide" validate={noteRule} />
    </FormSection>
  </ShopForm>
);

/** Writes an order down that comes by phone or at a counter. */
export const DraftOrderCreate = () => (
  <Create title={t('New order')} redirect="edit" transform={termsOf} sx={{ maxWidth: 920 }}>
    <Fields />
  </Create>
);

const Title = () => {
  const draft = useRecordContext<DraftOrderRecord>();
  return <span>{draft?.buyer ? t('Draft for {buyer}', { buyer: draft.buyer }) : t('Draft order')}</span>;
};

/** A draft that became an order has its page there; a dialog that still holds what came of it is closed first. */
const Open = () => {
  const draft = useRecordContext<DraftOrderRecord>();
  const [isHeld, setHeld] = useState(false);
  if (draft?.orderId && !isHeld) return <Navigate to={`/orders/${draft.orderId}/show`} replace />;
  return (
    <Held value={setHeld}>
      <Fields saved />
    </Held>
  );
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
