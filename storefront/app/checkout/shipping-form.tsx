import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { SavedAddress } from '../platform/api/types';
import { addressLine, addressOf, newAddress } from '../platform/forms/address';
import type { Form } from '../platform/forms/use-form';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { AddressFields } from '../ui/address-fields';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/choice';
import { RadioCards } from '../ui/radio-cards';
import { FormField } from '../ui/form-field';
import { readToken } from '../platform/session/session';
import { loginPath } from '../platform/session/next-path';
import { Link } from 'react-router';
import { headerTexts } from '../platform/messages/en/header';
import { guestTexts } from '../platform/messages/en/guest';
import { type Billing, BillingForm } from './billing-form';
import { ReminderBox } from './reminder-box';
import { matching, type ShippingField } from './shipping';

const OTHER = 'other';

type ShippingFormProps = {
  form: Form<ShippingField>;
  saved: readonly SavedAddress[];
  keep: boolean;
  onKeep: (keep: boolean) => void;
  billing: Billing;
  /** Whether anything is sent: nobody asks for an address of gift cards. */
  isSent: boolean;
  /** Whom gift cards are for. */
  gifts: ReactNode;
  onContinue: () => void;
};

/** Contact and address. Saved addresses come first; the fields open for another one. */
export function ShippingForm(props: ShippingFormProps) {
  const { form, saved, keep, onKeep, billing, isSent, gifts, onContinue } = props;
  const id = useId();
  const [typing, setTyping] = useState(false);
  const isCustomer = readToken() !== null;
  const chosen = typing ? undefined : matching(form.values, saved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onContinue();
  };
  const choose = (id: string) => {
    const address = saved.find((one) => one._id === id);
    setTyping(!address);
    form.setAll({
      ...(address ? addressOf(address) : newAddress()),
      ...(address?.phone ? { phone: address.phone } : {}),
    });
  };
  return (
    <div className="grid gap-8">
      <form id={id} ref={form.formRef} noValidate onSubmit={submit} className="grid gap-8">
        <section className="grid gap-5">
          <h2>{checkoutTexts.contactTitle}</h2>
          {!isCustomer && (
            <p>
              {guestTexts.haveAccount}{' '}
              <Link to={loginPath('/checkout')} className="link">
                {headerTexts.login}
              </Link>
            </p>
          )}
          <div className="grid gap-5 sm:grid-cols-2">
            <FormField form={form} name="email" spec="email" mark="required" />
            <FormField
              form={form}
              name="phone"
              spec="phone"
              mark={isSent ? 'required' : 'optional'}
              hint={isSent && checkoutTexts.phoneWhy}
            />
          </div>
          <ReminderBox email={form.values.email} />
        </section>
        {gifts}
        {isSent && (
          <section className="grid gap-5">
            <h2>{checkoutTexts.addressTitle}</h2>
            {saved.length > 0 && (
              <RadioCards
                legend={checkoutTexts.savedTitle}
                name="saved-address"
                value={chosen?._id ?? OTHER}
                onChange={choose}
                options={[
                  ...saved.map((address) => ({
                    value: address._id,
                    label: `${address.firstName} ${address.lastName}`.trim(),
                    note: addressLine(address),
                  })),
                  { value: OTHER, label: checkoutTexts.newAddress },
                ]}
              />
            )}
            {!chosen && (
              <>
                <AddressFields form={form} />
                {isCustomer && (
                  <Checkbox
                    label={checkoutTexts.saveAddress}
                    checked={keep}
                    onChange={(event) => onKeep(event.target.checked)}
                  />
                )}
              </>
            )}
          </section>
        )}
      </form>
      <BillingForm {...billing} onContinue={onContinue} />
      <Button type="submit" form={id} className="justify-self-stretch sm:justify-self-start">
        {checkoutTexts.toPayment}
      </Button>
    </div>
  );
}
