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
import { t } from '../texts';

const nameRules = [required(t('Name is required')), maxLength(60, t('Name must be at most 60 characters'))];

/** Ways to give away money of the shop. */
const GIVING = new Set(['orders.refund', 'orders.write', 'coupons.write']);

const RefundLimit = () => {
  const permissions = useWatch({ name: 'permissions' }) as string[] | undefined;
  if (!permissions?.some((one) => GIVING.has(one))) return null;
  return (
    <NumberInput
      source="refundLimit"
      label={withCurrency(t('Daily limit'))}
      min={0}
      step={smallestStep()}
      validate={minValue(0, t('At least 0'))}
      helperText={t(
        'Refunds, payments that they record, and coupons that take off more than half, together. A larger refund waits for a second person. Empty: any amount.',
      )}
    />
  );
};

const refunds = (limit: unknown) => (typeof limit === 'number' ? money(limit) : t('any amount'));

/** What two people may have changed in a role. */
const roleFields: readonly ComparedField[] = [
  { label: t('Name'), members: ['name'], text: ({ name }: FormRecord) => (name ?? '') as string },
  {
    label: t('May'),
    members: ['permissions'],
    text: ({ permissions }: FormRecord) => ((permissions ?? []) as string[]).toSorted().join(', '),
  },
  {
    label: t('Daily limit'),
    members: ['refundLimit'],
    text: ({ refundLimit }: FormRecord) => refunds(refundLimit),
  },
];

const Bar = ({ saved }: { saved: boolean }) => {
  const role = useRecordContext<StaffRole>();
  const deletion = { title: t('Delete this role?'), text: t('Nobody can be given it any more.') };
  return <SaveBar saved={saved} create={t('Create role')} deletion={!!role && !role.isReady && deletion} />;
};

/** Everything that a role may allow. */
const Permissions = () => {
  const provider = useDataProvider<ShopDataProvider>();
  return <PermissionsInput source="permissions" kept="permissions" load={() => provider.permissions()} />;
};

const RoleFields = ({ saved = false }: { saved?: boolean }) => (
  <ShopForm toolbar={<Bar saved={saved} />} compared={roleFields}>
    <FormSection title={t('Name')} hint={t('What the role is called in the list of accounts.')}>
      <TextInput source="name" label={t('Name')} validate={nameRules} />
    </FormSection>
    <FormSection title={t('Permissions')} hint={t('They hold from the next call of whoever has the role.')}>
      <Permissions />
      <RefundLimit />
    </FormSection>
  </ShopForm>
);

export const RoleCreate = () => (
  <Create title={t('Create role')} redirect="list" sx={{ maxWidth: 920 }}>
    <RoleFields />
  </Create>
);

export const RoleEdit = () => (
  <ShopEdit
    title={<RecordTitle otherwise={t('Role')} />}
    mutationMode="pessimistic"
    actions={false}
    sx={{ maxWidth: 920 }}
  >
    <RoleFields saved />
  </ShopEdit>
);
