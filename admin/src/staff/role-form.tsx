import {
  Create,
  minValue,
  maxLength,
  NumberInput,
  required,
  TextInput,
  useDataProvider,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ShopDataProvider } from '../data-provider';
import { FormSection } from '../layout/form-section';
import { ShopEdit } from '../layout/record-pages';
import { RecordTitle } from '../layout/record-title';
import { SaveBar } from '../layout/save-bar';
import { ShopForm } from '../layout/shop-form';
import type { ComparedField, FormRecord } from '../layout/conflict';
import { money } from '../layout/format';
import type { StaffRole } from '../records';
import { PermissionsInput } from '../layout/permissions-input';
import { smallestStep, withCurrency } from '../layout/shop-currency';

const nameRules = [required('Name is required'), maxLength(60, 'Name must be at most 60 characters')];

/** Ways to give away money of the shop. */
const GIVING = new Set(['orders.refund', 'orders.write', 'coupons.write']);

const RefundLimit = () => {
  const permissions = useWatch({ name: 'permissions' }) as string[] | undefined;
  if (!permissions?.some((one) => GIVING.has(one))) return null;
  return (
    <NumberInput
      source="refundLimit"
      label={withCurrency('Daily limit')}
      min={0}
      step={smallestStep()}
      validate={minValue(0, 'At least 0')}
      helperText="Refunds, payments that they record, and coupons that take off more than half, together. A larger refund waits for a second person. Empty: any amount."
    />
  );
};

const refunds = (limit: unknown) => (typeof limit === 'number' ? money(limit) : 'any amount');

/** What two people may have changed in a role. */
const roleFields: readonly ComparedField[] = [
  { label: 'Name', members: ['name'], text: ({ name }: FormRecord) => (name ?? '') as string },
  {
    label: 'May',
    members: ['permissions'],
    text: ({ permissions }: FormRecord) => ((permissions ?? []) as string[]).toSorted().join(', '),
  },
  {
    label: 'Daily limit',
    members: ['refundLimit'],
    text: ({ refundLimit }: FormRecord) => refunds(refundLimit),
  },
];

const Bar = ({ saved }: { saved: boolean }) => {
  const role = useRecordContext<StaffRole>();
  const deletion = { title: 'Delete this role?', text: 'Nobody can be given it any more.' };
  return <SaveBar saved={saved} create="Create role" deletion={!!role && !role.isReady && deletion} />;
};

/** Everything that a role may allow. */
const Permissions = () => {
  const provider = useDataProvider<ShopDataProvider>();
  return <PermissionsInput source="permissions" kept="permissions" load={() => provider.permissions()} />;
};

const RoleFields = ({ saved = false }: { saved?: boolean }) => (
  <ShopForm toolbar={<Bar saved={saved} />} compared={roleFields}>
    <FormSection title="Name" hint="What the role is called in the list of accounts.">
      <TextInput source="name" validate={nameRules} />
    </FormSection>
    <FormSection title="Permissions" hint="They hold from the next call of whoever has the role.">
      <Permissions />
      <RefundLimit />
    </FormSection>
  </ShopForm>
);

export const RoleCreate = () => (
  <Create title="Create role" redirect="list" sx={{ maxWidth: 920 }}>
    <RoleFields />
  </Create>
);

export const RoleEdit = () => (
  <ShopEdit
    title={<RecordTitle otherwise="Role" />}
    mutationMode="pessimistic"
    actions={false}
    sx={{ maxWidth: 920 }}
  >
    <RoleFields saved />
  </ShopEdit>
);
