import { type FormEvent, useId, useState } from 'react';
import { useHref } from 'react-router';
import { messageOf } from '../platform/api/api-error';
import { formText } from '../platform/forms/form-text';
import { footerTexts } from '../platform/messages/en/footer';
import { Button } from '../ui/button';

export type NewsletterOutcome = { ok: boolean; message: string };

/** Subscribes an address; without JavaScript it posts to /newsletter. Whatever becomes of it, the page stays. */
export function NewsletterForm() {
  const id = useId();
  const action = useHref('/newsletter');
  const [told, setTold] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = formText(new FormData(event.currentTarget), 'email').trim();
    setBusy(true);
    setTold('');
    try {
      const { subscribeNewsletter } = await import('../platform/api/shop');
      const { message } = await subscribeNewsletter(email);
      setTold(message || footerTexts.subscribed);
    } catch (error) {
      setTold(messageOf(error, footerTexts.subscribeFailed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      method="post"
      action={action}
      onSubmit={(event) => void submit(event)}
      className="max-w-md"
    >
      <label htmlFor={id} className="visually-hidden">
        {footerTexts.emailLabel}
      </label>
      <div className="flex gap-2 rounded-pill border-[1.5px] border-on-stage-soft p-1 focus-within:border-on-stage">
        <input
          id={id}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={footerTexts.emailPlaceholder}
          aria-describedby={`${id}s`}
          className="min-w-0 grow bg-transparent px-4 placeholder:text-on-stage-soft"
        />
        <Button type="submit" busy={busy}>
          {footerTexts.subscribe}
        </Button>
      </div>
      <p id={`${id}s`} role="status" className="mt-2 min-h-6 text-sm">
        {told}
      </p>
    </form>
  );
}
