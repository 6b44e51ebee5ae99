import { Button, Typography } from '@mui/material';
import {
  AutocompleteInput,
  BooleanInput,
  Create,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  RadioButtonGroupInput,
  required,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { countries } from '../layout/countries';
import type { ComparedField, FormRecord } from '../layout/conflict';
import { FormSection } from '../layout/form-section';
import { ShopEdit } from '../layout/record-pages';
import { RecordTitle } from '../layout/record-title';
import { SaveBar } from '../layout/save-bar';
import { ShopForm } from '../layout/shop-form';
import { smallestStep, withCurrency } from '../layout/shop-currency';
import type { CustomerGroupRecord } from '../records';
import { t } from '../texts';
import { ruleAsText } from './group';
import { GroupPrices } from './group-prices';

const nameRules = [required(t('Name is required')), maxLength(60, t('Name must be at most 60 characters'))];
const positive = minValue(1, t('At least 1'));
const days = [positive, maxValue(3_650, t('At most 3650 days'))];
const WAYS = [
  { id: 'hand', name: t('We say who belongs to it') },
  { id: 'rule', name: t('Whoever meets a rule') },
];

/** What two people may have changed in a group. */
const compared: readonly ComparedField[] = [
  { label: t('Name'), members: ['name'], text: ({ name }: FormRecord) => (name ?? '') as string },
  {
    label: t('Who belongs to it'),
    members: ['rule'],
    text: ({ rule }: FormRecord) => ruleAsText(rule ?? null),
  },
  {
    label: t('Show prices without tax'),
    members: ['showsNet'],
    text: ({ showsNet }: FormRecord) => (showsNet ? t('Yes') : t('No')),
  },
];

/** How it is asked beside how it is sent. */
type Typed = Partial<CustomerGroupRecord> & { way?: string; members?: number };
const typed = (group?: CustomerGroupRecord): Typed => ({ way: group?.rule ? 'rule' : 'hand' });
const sent = ({ way, members: _, ...group }: Typed) => ({
  ...group,
  rule: way === 'rule' ? (group.rule ?? {}) : null,
});

const Rule = () => {
  if (useWatch({ name: 'way' }) !== 'rule')
    return (
      <Typography variant="body2" className="wide" sx={{ color: 'text.secondary' }}>
        {t('Put customers into it on their pages, or many at once in the list of customers.')}
      </Typography>
    );
  return (
    <>
      <NumberInput source="rule.ordersAtLeast" label={t('Orders at least')} min={1} validate={positive} />
      <NumberInput
        source="rule.spentAtLeast"
        label={withCurrency(t('Spent at least'))}
        min={0}
        step={smallestStep()}
      />
      <NumberInput
        source="rule.boughtWithinDays"
        label={t('Bought in the last … days')}
        min={1}
        validate={days}
      />
      <NumberInput
        source="rule.notBoughtForDays"
        label={t('Has not bought for … days')}
        min={1}
        validate={days}
      />
      <AutocompleteInput source="rule.country" label={t('Country')} choices={[...countries()]} />
      <TextInput source="rule.tag" label={t('Tag')} validate={maxLength(40, t('At most 40 characters'))} />
    </>
  );
};

const Members = () => {
  const group = useRecordContext<CustomerGroupRecord & { members?: number }>();
  if (!group) return null;
  const filter = encodeURIComponent(JSON.stringify({ groupId: group.id }));
  return (
    <Button component={Link} to={`/customers?filter=${filter}`} size="small" sx={{ mb: 1 }}>
      {group.members === undefined
        ? t('Show customers')
        : t('{count, plural, one {Show # customer} other {Show # customers}}', { count: group.members })}
    </Button>
  );
};

const Bar = ({ saved }: { saved: boolean }) => (
  <SaveBar
    saved={saved}
    create={t('Create group')}
    deletion={{
      title: t('Delete this group?'),
      text: t('Its customers stay; the prices that it pays are deleted with it.'),
    }}
  />
);

const GroupFields = ({ saved = false }: { saved?: boolean }) => {
  const group = useRecordContext<CustomerGroupRecord>();
  return (
    <ShopForm toolbar={<Bar saved={saved} />} compared={compared} defaultValues={typed(group)}>
      <FormSection title={t('Name')} hint={t('Customers read it only in the file of what is kept of them.')}>
        <TextInput source="name" validate={nameRules} />
        {saved && <Members />}
      </FormSection>
      <FormSection title={t('Who belongs to it')} hint={t('A rule is looked at whenever the group is used.')}>
        <RadioButtonGroupInput
          source="way"
          label={false}
          choices={WAYS}
          validate={required()}
          className="wide"
        />
        <Rule />
      </FormSection>
      <FormSection
        title={t('Prices')}
        hint={t('What the group pays for goods is set on the page of each product.')}
      >
        <BooleanInput
          source="showsNet"
          label={t('Show prices without tax')}
          helperText={t('For businesses. What is paid stays the same.')}
          className="wide"
        />
      </FormSection>
    </ShopForm>
  );
};

export const CustomerGroupCreate = () => (
  <Create title={t('Create group')} redirect="edit" transform={sent} sx={{ maxWidth: 920 }}>
    <GroupFields />
  </Create>
);

export const CustomerGroupEdit = () => (
  <ShopEdit
    title={<RecordTitle otherwise={t('Customer group')} />}
    mutationMode="pessimistic"
    transform={sent}
    actions={false}
    sx={{ maxWidth: 920 }}
  >
    <>
      <GroupFields saved />
      <GroupPrices />
    </>
  </ShopEdit>
);
