import { useId } from 'react';
import { useFetcher } from 'react-router';
import { footerTexts } from '../platform/messages/en/footer';
import { Button } from '../ui/button';

export type NewsletterOutcome = { ok: boolean; message: string };

/** Subscribes an address; posts to /newsletter, with or without JavaScript. */
export function NewsletterForm() {
  const fetcher = useFetcher<NewsletterOutcome>();
  const id = useId();
  const outcome = fetcher.data;
  return (
    <fetcher.Form method="post" action="/newsletter" className="max-w-md">
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
        <Button type="submit" busy={fetcher.state !== 'idle'}>
          {footerTexts.subscribe}
        </Button>
      </div>
      <p id={`${id}s`} role="status" className="mt-2 min-h-6 text-sm">
        {fetcher.state === 'idle' ? outcome?.message : ''}
      </p>
    </fetcher.Form>
  );
}
