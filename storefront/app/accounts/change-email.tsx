import { type FormEvent, useState } from 'react';
import { changeEmail } from '../platform/api/accounts';
import { emailRule } from '../platform/forms/rules';
import { useForm } from '../platform/forms/use-form';
import { emailTexts as texts } from '../platform/messages/en/email-change';
import { readUser } from '../platform/session/session';
import { Button } from '../ui/button';
import { FormField } from '../ui/form-field';
import { PasswordDialog } from './password-dialog';

/** The address that one logs in with; a new one counts once the link that is mailed there was opened. */
export default function ChangeEmail() {
  const form = useForm({ email: '' }, () => ({ email: emailRule }));
  const [asks, setAsks] = useState(false);
  const [told, setTold] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    setTold('');
    if (form.check()) setAsks(true);
  }

  return (
    <>
      <form ref={form.formRef} noValidate onSubmit={submit} className="card grid gap-5">
        <p>
          {texts.now} <strong>{readUser()?.email}</strong>
        </p>
        {told && (
          <p role="status" className="notice bg-good-wash font-semibold text-good">
            {told}
          </p>
        )}
        <FormField form={form} name="email" spec="email" label={texts.next} hint={texts.hint} />
        <Button type="submit" look="secondary" className="justify-self-start">
          {texts.change}
        </Button>
      </form>
      <PasswordDialog
        open={asks}
        failed={texts.failed}
        onClose={() => setAsks(false)}
        onPassword={async (currentPassword, shown) => {
          const { message } = await changeEmail({
            email: form.values.email.trim(),
            currentPassword,
            ...shown,
          });
          setAsks(false);
          form.setAll({ email: '' });
          setTold(message);
        }}
      />
    </>
  );
}
