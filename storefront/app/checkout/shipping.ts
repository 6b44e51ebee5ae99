import type { Address, SavedAddress, User } from '../platform/api/types';
import { addressOf, addressRules, addressToSend, emptyAddress, newAddress } from '../platform/forms/address';
import { emailRule, phoneRule, type Rule } from '../platform/forms/rules';
import { keepForSession } from '../platform/session/kept';
import type { BillingValues } from './billing';

export type ShippingValues = Address & { email: string; phone: string };
export type ShippingField = keyof ShippingValues;

type KeptShipping = {
  values: ShippingValues;
  /** The saved address that was chosen, which may be edited meanwhile; undefined when another one was typed. */
  addressId: string | undefined;
  /** Whom the invoice is for, where that is somebody else; kept also while it is not asked for. */
  billing?: Partial<BillingValues> | undefined;
  bills?: boolean | undefined;
  /** Whether what was typed is to be saved for next time. */
  save: boolean;
};

/** What the shopper typed; comes back after a reload or a look at the cart and is gone with the session. */
export const keptShipping = keepForSession<KeptShipping>('shipping');

export const shippingRules = (values: ShippingValues): Record<ShippingField, Rule> => ({
  email: emailRule,
  phone: phoneRule,
  ...addressRules(values),
});

/** Where nothing is sent: nobody has to say where to, and nobody calls. */
export const contactRules = (values: ShippingValues): Record<ShippingField, Rule> => {
  const fine = Object.keys(shippingRules(values)).map((field) => [field, () => null]);
  return {
    ...(Object.fromEntries(fine) as Record<ShippingField, Rule>),
    email: emailRule,
    phone: (phone) => (phone.trim() === '' ? null : phoneRule(phone)),
  };
};

const splitName = (name: string) => {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
};

/** What the fields start with: what was typed before, else the default address, else what the account knows. */
export function startValues(
  kept: Pick<KeptShipping, 'values' | 'addressId'> | null,
  saved: readonly SavedAddress[],
  user: Pick<User, 'name' | 'email'> | null,
  phone: string | null,
): ShippingValues {
  const chosen = saved.find(({ _id }) => _id === kept?.addressId);
  // a tab may have kept them before there were as many fields
  if (kept) return { ...emptyAddress, ...kept.values, ...(chosen ? addressOf(chosen) : {}) };
  const home = saved.find((address) => address.isDefault) ?? saved[0];
  const contact = { email: user?.email ?? '', phone: home?.phone || phone || '' };
  if (home) return { ...addressOf(home), ...contact };
  return { ...newAddress(), ...splitName(user?.name ?? ''), ...contact };
}

/** The saved address that the fields hold; undefined when it is another one. */
export function matching(values: ShippingValues, saved: readonly SavedAddress[]): SavedAddress | undefined {
  const typed = JSON.stringify(addressOf(values));
  return saved.find((address) => JSON.stringify(addressOf(address)) === typed);
}

/** Who is written to and called. */
export const contactInput = ({ email, phone }: Pick<ShippingValues, 'email' | 'phone'>) => ({
  contact: { email: email.trim(), phone: phone.trim() },
});

/** What the payment calls take. */
export const shippingInput = (values: ShippingValues) => ({
  ...contactInput(values),
  shippingAddress: addressToSend(values),
});
