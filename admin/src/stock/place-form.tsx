import { BooleanInput, Create, maxLength, required, TextInput, useRecordContext } from 'react-admin';
import type { ComparedField, FormRecord } from '../layout/conflict';
import { FormSection } from '../layout/form-section';
import { ShopEdit } from '../layout/record-pages';
import { RecordTitle } from '../layout/record-title';
import { SaveBar } from '../layout/save-bar';
import { ShopForm } from '../layout/shop-form';
import type { PlaceRecord } from '../records';
import { t } from '../texts';

const nameRules = [required(t('Name is required')), maxLength(60, t('Name must be at most 60 characters'))];
const addressRules = maxLength(200, t('At most 200 characters'));
const yesOrNo = (value: unknown) => (value ? t('Yes') : t('No'));

/** What two people may have changed in a place. */
const compared: readonly ComparedField[] = [
  { label: t('Name'), members: ['name'], text: ({ name }: FormRecord) => (name ?? '') as string },
  { label: t('Address'), members: ['address'], text: ({ address }: FormRecord) => (address ?? '') as string },
  {
    label: t('Sells online'),
    members: ['sellsOnline'],
    text: ({ sellsOnline }: FormRecord) => yesOrNo(sellsOnline),
  },
  {
    label: t('Pickup counter'),
    members: ['isPickup'],
    text: ({ isPickup }: FormRecord) => yesOrNo(isPickup),
  },
];

const sent = ({ name, address, sellsOnline, isPickup, version }: Partial<PlaceRecord>) => ({
  ...{ name, address: address ?? '', sellsOnline, isPickup, version },
});

const Bar = ({ saved, stays }: { saved: boolean; stays: boolean }) => (
  <SaveBar
    saved={saved}
    create={t('Add place')}
    {...(stays
      ? {}
      : {
          deletion: {
            title: t('Close this place?'),
            text: t('Nothing may lie there any more. What happened there stays in the stock history.'),
          },
        })}
  />
);

const PlaceFields = ({ saved = false }: { saved?: boolean }) => {
  const place = useRecordContext<PlaceRecord>();
  const stays = place?.isDefault ?? false;
  return (
    <ShopForm
      toolbar={<Bar saved={saved} stays={stays} />}
      compared={compared}
      defaultValues={saved ? {} : { address: '', sellsOnline: true, isPickup: false }}
    >
      <FormSection title={t('Place')} hint={t('A warehouse, a shop or a counter where stock lies.')}>
        <TextInput source="name" validate={nameRules} />
        <TextInput source="address" validate={addressRules} />
      </FormSection>
      <FormSection
        title={t('Used for')}
        hint={t('Orders are taken from the default place first, then from other places that sell online.')}
      >
        <BooleanInput
          source="sellsOnline"
          label={t('What lies there is sold online')}
          disabled={stays}
          helperText={stays ? t('The default place always sells online.') : false}
        />
        <BooleanInput
          source="isPickup"
          label={t('Pickup counter')}
          helperText={t('Orders that are fetched at this address are taken from here first.')}
        />
      </FormSection>
    </ShopForm>
  );
};

export const PlaceCreate = () => (
  <Create title={t('Add place')} redirect="edit" transform={sent} sx={{ maxWidth: 920 }}>
    <PlaceFields />
  </Create>
);

export const PlaceEdit = () => (
  <ShopEdit
    title={<RecordTitle otherwise={t('Place')} />}
    mutationMode="pessimistic"
    transform={sent}
    actions={false}
    sx={{ maxWidth: 920 }}
  >
    <PlaceFields saved />
  </ShopEdit>
);
