import { type FormEvent, useState } from 'react';
import { ApiError, messageOf } from '../platform/api/api-error';
import type { StatementInput } from '../platform/api/types';
import { stateWithdrawal } from '../platform/api/withdrawals';
import { emailRule, lineRule, type Rule } from '../platform/forms/rules';
import { useForm } from '../platform/forms/use-form';
import { withdrawalTexts as texts } from '../platform/messages/en/withdrawal';
import { Button } from '../ui/button';
import { Input, TextArea } from '../ui/field';
import { FormField } from '../ui/form-field';
import { Icon } from '../ui/icon';
import { useStepBack } from './use-step-back';
import { WithdrawalConfirm } from './withdrawal-confirm';
import { WithdrawalReceipt } from './withdrawal-receipt';

const anything: Rule = () => null;
const numberRule: Rule = (value) => (/^#?\s*[0-9a-f]{8}$/i.test(value.trim()) ? null : texts.numberWrong);
const rules = () => ({ name: lineRule('name'), email: emailRule, orderNumber: numberRule, items: anything });

export type Values = Omit<StatementInput, 'items'> & { items: string };

/** How far it is: without scripts the page itself goes from step to step. */
export type WithdrawalStep =
  | { step: 'stated'; values: Values; told?: string }
  | { step: 'confirm'; values: Values; told?: string }
  | { step: 'done'; values: Values; receivedAt: string; told: string };

const empty: Values = { name: '', email: '', orderNumber: '', items: '' };

/** The withdrawal function for whoever is not logged in: statement first, then the confirmation. */
export function AnybodysWithdrawal({ sent }: { sent?: WithdrawalStep | undefined }) {
  const form = useForm(sent?.values ?? empty, rules);
  const [now, setNow] = useState<WithdrawalStep>(sent ?? { step: 'stated', values: empty });
  const [busy, setBusy] = useState(false);
  const heading = useStepBack(now.step);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.check()) return;
    const { values } = form;
    if (now.step !== 'confirm') return setNow({ step: 'confirm', values });
    setBusy(true);
    try {
      const { message, data } = await stateWithdrawal(values);
      setNow({ step: 'done', values, receivedAt: data.receivedAt, told: message });
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : [];
      const told = messageOf(error, texts.failed);
      if (fields.length > 0) {
        form.show(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
        setNow({ step: 'stated', values, told });
      } else setNow({ step: 'confirm', values, told });
    } finally {
      setBusy(false);
    }
  }

  if (now.step === 'done')
    return <WithdrawalReceipt statement={now.values} receivedAt={now.receivedAt} message={now.told} />;
  return (
    <form
      ref={form.formRef}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="card grid gap-5"
      aria-label={texts.formTitle}
    >
      {now.step === 'confirm' ? (
        <>
          {Object.entries(form.values).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <WithdrawalConfirm
            statement={form.values}
            problem={now.told ?? null}
            busy={busy}
            onBack={() => setNow({ step: 'stated', values: form.values })}
          />
        </>
      ) : (
        <>
          <div>
            <h2 ref={heading} tabIndex={-1}>
              {texts.formTitle}
            </h2>
            <p className="mt-2 text-ink-soft">{texts.formLead}</p>
          </div>
          <FormField form={form} name="name" spec="name" mark="required" />
          <div className="grid gap-5 sm:grid-cols-2">
            <Input
              label={texts.number}
              mark="required"
              name="orderNumber"
              autoComplete="off"
              hint={texts.numberHint}
              value={form.values.orderNumber}
              error={form.problems.orderNumber}
              onChange={(event) => form.set('orderNumber', event.target.value)}
              onBlur={() => form.blur('orderNumber')}
            />
            <FormField form={form} name="email" spec="email" mark="required" />
          </div>
          <TextArea
            label={texts.items}
            mark="optional"
            name="items"
            rows={3}
            maxLength={1000}
            hint={texts.itemsHint}
            value={form.values.items}
            error={form.problems.items}
            onChange={(event) => form.set('items', event.target.value)}
          />
          {now.told && (
            <p role="alert" className="notice bg-bad-wash text-bad">
              <Icon name="alert" className="mt-0.5" />
              <span className="font-semibold">{now.told}</span>
            </p>
          )}
          <Button type="submit" className="justify-self-start">
            {texts.next}
          </Button>
        </>
      )}
    </form>
  );
}
