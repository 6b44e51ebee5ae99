import type { ReactNode } from 'react';
import { common } from '../platform/messages/en/common';
import { letterTexts } from '../platform/messages/en/letters';
import { Button, LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import type { NewsletterOutcome } from './newsletter-form';

type LetterPageProps = { title: string; text: string; outcome?: NewsletterOutcome; children?: ReactNode };

/** The frame of the newsletter's pages: one thing to do, then what came of it; what failed can be tried again. */
export function LetterPage({ title, text, outcome, children }: LetterPageProps) {
  const failed = outcome && !outcome.ok;
  return (
    <div className="wrap py-12 md:py-20">
      <section className="card mx-auto grid max-w-xl justify-items-center gap-5 py-12 text-center">
        <span
          className={`grid size-24 place-items-center rounded-pill text-2xl ${failed ? 'bg-bad-wash text-bad' : outcome ? 'bg-good-wash text-good' : 'bg-plate text-ink-soft'}`}
        >
          <Icon name={failed ? 'alert' : outcome ? 'check' : 'mail'} />
        </span>
        <h1>{outcome ? (failed ? common.wentWrong : letterTexts.done) : title}</h1>
        <p role={outcome ? 'status' : undefined} className="text-ink-soft">
          {outcome?.message ?? text}
        </p>
        {!outcome?.ok && children}
        {outcome && (
          <LinkButton to="/shop" look={outcome.ok ? 'primary' : 'secondary'}>
            {common.continueShopping}
          </LinkButton>
        )}
      </section>
    </div>
  );
}

/** The button that does what the mailed link is for: mail scanners open links, but press no buttons. */
export function TokenForm({ token, label, look }: { token: string; label: string; look?: 'secondary' }) {
  return (
    <form method="post">
      <input type="hidden" name="token" value={token} />
      <Button type="submit" look={look}>
        {label}
      </Button>
    </form>
  );
}
