import { type FormEvent, useState } from 'react';
import { registerGuest } from '../platform/api/accounts';
import { messageOf } from '../platform/api/api-error';
import type { Order } from '../platform/api/types';
import { useForm } from '../platform/forms/use-form';
import { guestTexts } from '../platform/messages/en/guest';
import { keepGuest, startSession } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { Button } from '../ui/button';
import { PasswordField } from '../ui/password-field';

type GuestAccountProps = { order: Pick<Order, 'user' | 'contact'> };

const missing = (password: string) => (password ? null : guestTexts.passwordMissing);

/** One step from a guest's purchase to an account: everything but the password is known. */
export default function GuestAccount({ order }: GuestAccountProps) {
  const { email, phone } = order.contact;
  const form = useForm({ password: '' }, () => ({ password: missing }));
  const [busy, setBusy] = useState(false);
  const [mailed, setMailed] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.check()) return;
    setBusy(true);
    try {
      const account = { name: order.user.name, email, phone, password: form.values.password };
      const { data, token, message } = await registerGuest(account);
      toast.success(message);
      if (!token) return setMailed(true);
      keepGuest(null);
      startSession({ user: data, token, message });
    } catch (error) {
      form.show({ password: messageOf(error, guestTexts.failed) });
    } finally {
      setBusy(false);
    }
  }

  if (mailed) return <p role="status">{guestTexts.lookAtMail(email)}</p>;
  return (
    <form
      ref={form.formRef}
      noValidate
      aria-labelledby="guest-account"
      onSubmit={(event) => void submit(event)}
      className="no-print mt-6 grid w-full max-w-xl gap-4 rounded-m bg-plate p-5 text-start"
    >
      <h2 id="guest-account">{guestTexts.title}</h2>
      <p className="text-sm text-ink-soft">{guestTexts.why(email)}</p>
      <PasswordField form={form} name="password" spec="newPassword" label={guestTexts.password} />
      <Button type="submit" busy={busy} look="secondary" className="justify-self-start">
        {guestTexts.create}
      </Button>
    </form>
  );
}
