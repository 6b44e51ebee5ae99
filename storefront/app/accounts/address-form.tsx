import { type FormEvent, useState } from 'react';
import type { SavedAddress } from '../platform/api/types';
import { createAddress, updateAddress } from '../platform/api/accounts';
import { ApiError, messageOf } from '../platform/api/api-error';
import { addressOf, addressRules, addressToSend, newAddress } from '../platform/forms/address';
import { countryCode } from '../platform/forms/countries';
import { phoneRule } from '../platform/forms/rules';
import { useForm } from '../platform/forms/use-form';
import { authTexts } from '../platform/messages/en/account';
import { settingsTexts } from '../platform/messages/en/profile';
import { deliverTo } from '../platform/stores/delivery-place';
import { toast } from '../platform/toasts';
import { AddressFields } from '../ui/address-fields';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/choice';
import { FormField } from '../ui/form-field';
import { FormAlert } from './auth-frame';

/** A new address, or changes to a saved one. */
export function AddressForm({ address, onSaved }: { address: SavedAddress | null; onSaved: () => void }) {
  const start = { ...(address ? addressOf(address) : newAddress()), phone: address?.phone ?? '' };
  const form = useForm(start, (values) => ({
    ...addressRules(values),
    phone: (value: string) => (value.trim() ? phoneRule(value) : null),
  }));
  const [isDefault, setDefault] = useState(address?.isDefault ?? false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.check()) return;
    setBusy(true);
    const { company, line2 } = form.values;
    // a change of what is kept says what is empty now, too
    const extras = address ? { company: company.trim(), line2: line2.trim() } : {};
    const body = { ...addressToSend(form.values), ...extras, phone: form.values.phone.trim(), isDefault };
    try {
      await (address ? updateAddress(address._id, body) : createAddress(body));
      if (isDefault) deliverTo(countryCode(form.values.country));
      toast.success(settingsTexts.addressSaved);
      onSaved();
    } catch (error) {
      if (error instanceof ApiError)
        form.show(Object.fromEntries(error.fields.map(({ field, message }) => [field, message])));
      setProblem(messageOf(error, settingsTexts.addressFailed));
      setBusy(false);
    }
  }

  return (
    <form ref={form.formRef} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {problem && <FormAlert title={problem} />}
      <AddressFields form={form} />
      <FormField form={form} name="phone" spec="phone" mark="optional" hint={authTexts.phoneWhy} />
      <Checkbox
        label={settingsTexts.makeDefault}
        checked={isDefault}
        disabled={address?.isDefault}
        onChange={(event) => setDefault(event.target.checked)}
      />
      <Button type="submit" busy={busy}>
        {settingsTexts.saveAddress}
      </Button>
    </form>
  );
}
