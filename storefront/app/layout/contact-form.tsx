import { type FormEvent, useEffect, useState } from 'react';
import { ApiError, messageOf } from '../platform/api/api-error';
import { sendContactMessage } from '../platform/api/shop';
import type { ContactInput } from '../platform/api/types';
import { emailRule, lineRule, type Rule } from '../platform/forms/rules';
import { useForm } from '../platform/forms/use-form';
import { contactTexts } from '../platform/messages/en/contact';
import { useUser } from '../platform/session/use-session';
import { Button } from '../ui/button';
import { Input, TextArea } from '../ui/field';
import { FormField } from '../ui/form-field';
import { Icon } from '../ui/icon';

const anything: Rule = () => null;
const messageRule: Rule = (value) => (value.trim() ? null : contactTexts.missingMessage);
const rules = () => ({ name: lineRule('name'), email: emailRule, subject: anything, message: messageRule });

/** Where the answer stands: without scripts the page opens there. */
const OUTCOME = 'answer';
const empty: ContactInput = { name: '', email: '', subject: '', message: '' };

/** What came of a message that was sent without scripts, and what stays in the fields. */
export type ContactOutcome = { ok: boolean; text: string; values: ContactInput };

/**
 * A message to the shop. What was typed stays when sending fails; what came of it stands where the eye is, by the
 * button. The page takes it without scripts, too.
 */
export function ContactForm({ sent }: { sent?: ContactOutcome }) {
  const user = useUser();
  const form = useForm(sent?.values ?? empty, rules);
  const [outcome, setOutcome] = useState<Omit<ContactOutcome, 'values'> | null>(sent ?? null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (user) form.setAll({ name: form.values.name || user.name, email: form.values.email || user.email });
    // Only when the login is known: what the shopper types is not overwritten.
  }, [user?._id]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.check()) return;
    setBusy(true);
    try {
      const { message } = await sendContactMessage(form.values);
      setOutcome({ ok: true, text: message || contactTexts.sent });
      form.setAll({ subject: '', message: '' });
    } catch (error) {
      if (error instanceof ApiError)
        form.show(Object.fromEntries(error.fields.map(({ field, message }) => [field, message])));
      setOutcome({ ok: false, text: messageOf(error, contactTexts.failed) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form.formRef}
      method="post"
      action={`#${OUTCOME}`}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="card grid gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="name" spec="name" mark="required" />
        <FormField form={form} name="email" spec="email" mark="required" />
      </div>
      <Input
        label={contactTexts.subject}
        mark="optional"
        name="subject"
        maxLength={150}
        hint={contactTexts.orderHint}
        value={form.values.subject}
        onChange={(event) => form.set('subject', event.target.value)}
      />
      <TextArea
        label={contactTexts.message}
        mark="required"
        name="message"
        maxLength={5000}
        value={form.values.message}
        error={form.problems.message}
        onChange={(event) => form.set('message', event.target.value)}
        onBlur={() => form.blur('message')}
      />
      {outcome && (
        <p
          id={OUTCOME}
          role={outcome.ok ? 'status' : 'alert'}
          className={`notice scroll-mt-40 ${outcome.ok ? 'bg-good-wash text-good' : 'bg-bad-wash text-bad'}`}
        >
          <Icon name={outcome.ok ? 'check' : 'alert'} className="mt-0.5" />
          <span className="font-semibold">{outcome.text}</span>
        </p>
      )}
      <Button type="submit" busy={busy} className="justify-self-start">
        {contactTexts.send}
      </Button>
    </form>
  );
}
