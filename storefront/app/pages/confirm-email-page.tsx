import { useState } from 'react';
import { LetterPage, TokenForm } from '../layout/letter-page';
import type { NewsletterOutcome } from '../layout/newsletter-form';
import { OwnLink } from '../layout/own-link';
import { confirmOwnEmail } from '../platform/api/accounts';
import { confirmEmail } from '../platform/api/shop';
import { tokenAction, tokenLoader } from '../platform/forms/token-action';
import { letterTexts as texts } from '../platform/messages/en/letters';
import { privateMeta } from '../platform/page-meta';
import { loginPath } from '../platform/session/next-path';
import { useLoggedIn } from '../platform/session/use-session';
import { LinkButton } from '../ui/button';
import type { Route } from './+types/confirm-email-page';

export const meta = () => privateMeta(texts.confirmEmail);

export const action = tokenAction(confirmEmail, texts.emailConfirmed);

export const loader = tokenLoader;

/** In a session of the account it stays as it is; without one it begins anew, for somebody else may have signed up. */
export default function Page({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const loggedIn = useLoggedIn();
  const [own, setOwn] = useState<NewsletterOutcome>();
  const login = loginPath(`/confirm-email?token=${encodeURIComponent(token)}`);
  return (
    <LetterPage title={texts.confirmTitle} text={texts.confirmEmailText} outcome={own ?? actionData}>
      {loggedIn ? (
        <OwnLink label={texts.confirmEmail} act={() => confirmOwnEmail(token)} onOutcome={setOwn} />
      ) : (
        <LinkButton to={login}>{texts.loginAndConfirm}</LinkButton>
      )}
      <p className="text-sm text-ink-soft">{texts.anewText}</p>
      <TokenForm token={token} label={texts.confirmAnew} look="secondary" />
    </LetterPage>
  );
}
