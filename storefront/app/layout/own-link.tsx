import { useState } from 'react';
import { messageOf } from '../platform/api/api-error';
import { letterTexts } from '../platform/messages/en/letters';
import { Button } from '../ui/button';
import type { NewsletterOutcome } from './newsletter-form';

type OwnLinkProps = {
  label: string;
  /** What the press does, in the session of whoever is logged in; answers what to tell. */
  act: () => Promise<{ message?: string }>;
  onOutcome: (outcome: NewsletterOutcome) => void;
};

/** The button behind a mailed link that counts in the session of its account alone. */
export function OwnLink({ label, act, onOutcome }: OwnLinkProps) {
  const [busy, setBusy] = useState(false);

  async function press() {
    setBusy(true);
    try {
      onOutcome({ ok: true, message: (await act()).message ?? letterTexts.done });
    } catch (error) {
      onOutcome({ ok: false, message: messageOf(error, letterTexts.ownFailed) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button busy={busy} onClick={() => void press()}>
      {label}
    </Button>
  );
}
