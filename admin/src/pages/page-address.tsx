import { maxLength, required, TextInput, useRecordContext } from 'react-admin';
import type { PageRecord } from '../records';
import { t } from '../texts';

const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const addressRules = [
  required(t('A page needs an address')),
  maxLength(60, t('At most 60 characters')),
  (typed: unknown) =>
    typeof typed === 'string' && !ADDRESS.test(typed)
      ? t('Small letters, digits and single hyphens, such as our-workshop')
      : undefined,
];

/** Where a page of its own stands; one in the place of another keeps that. */
export const PageAddress = () =>
  useRecordContext<PageRecord>()?.path.startsWith('/pages/') ? (
    <TextInput
      source="address"
      label={t('Address')}
      validate={addressRules}
      helperText={t(
        'It stands at /pages/ and this, from when it is saved; its address of before leads there',
      )}
    />
  ) : null;
