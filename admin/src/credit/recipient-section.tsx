import { DateInput, email, maxLength, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormSection } from '../layout/form-section';
import type { NewCredit } from '../records';
import { t } from '../texts';

const LONGEST = 500;
const kept = (typed: string) => typed;

/** What is said or a day goes to somebody: without a mailbox it would be lost. */
const whereTo = (mailbox: string | null | undefined, { recipient }: Partial<NewCredit>) =>
  !mailbox && (recipient?.name?.trim() || recipient?.message?.trim() || recipient?.sendOn)
    ? t('Email is required')
    : undefined;
const emailRules = [whereTo, email(t('Please enter a valid email address'))];

/** Whom the code of a new gift card is mailed to; store credit has none. */
export const RecipientSection = () =>
  useWatch({ name: 'accountId' }) ? null : (
    <FormSection title={t('By mail')} hint={t('Left empty, the code is shown to you alone, this one time.')}>
      <TextInput source="recipient.email" label={t('Email')} type="email" validate={emailRules} />
      <TextInput
        source="recipient.name"
        label={t('Name')}
        parse={kept}
        validate={maxLength(100, t('Name must be at most 100 characters'))}
      />
      <TextInput
        source="recipient.message"
        label={t('Message')}
        multiline
        minRows={2}
        parse={kept}
        validate={maxLength(LONGEST, t('Message must be at most 500 characters'))}
      />
      <DateInput
        source="recipient.sendOn"
        parse={kept}
        label={t('Send it on')}
        helperText={t('Left empty, it goes out at once')}
      />
    </FormSection>
  );

/** As it is sent: without a mailbox it goes nowhere. */
export function asGiven({ recipient, ...gift }: NewCredit): NewCredit {
  if (!recipient?.email || gift.accountId) return gift;
  const { name = '', message = '', sendOn } = recipient;
  return {
    ...gift,
    recipient: { email: recipient.email, name: name ?? '', message: message ?? '', sendOn: sendOn || null },
  };
}
