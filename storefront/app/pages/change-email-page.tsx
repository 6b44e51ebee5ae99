import { useState } from 'react';
import { LetterPage } from '../layout/letter-page';
import type { NewsletterOutcome } from '../layout/newsletter-form';
import { OwnLink } from '../layout/own-link';
import { confirmNewEmail } from '../platform/api/accounts';
import { tokenLoader } from '../platform/forms/token-action';
import { emailTexts as texts } from '../platform/messages/en/email-change';
import { privateMeta } from '../platform/page-meta';
import { RequireLogin } from '../platform/session/require-login';
import { updateSessionUser } from '../platform/session/session';
import type { Route } from './+types/change-email-page';

export const meta = () => privateMeta(texts.confirmTitle);

export const loader = tokenLoader;

/** Behind the link that was mailed to a new address; it counts in a session of the account alone. */
export default function Page({ loaderData: { token } }: Route.ComponentProps) {
  const [outcome, setOutcome] = useState<NewsletterOutcome>();

  async function change() {
    const { data, message } = await confirmNewEmail(token);
    updateSessionUser(data);
    return { message };
  }

  return (
    <RequireLogin>
      <LetterPage title={texts.confirmTitle} text={texts.confirmText} outcome={outcome}>
        <OwnLink label={texts.confirm} act={change} onOutcome={setOutcome} />
      </LetterPage>
    </RequireLogin>
  );
}
