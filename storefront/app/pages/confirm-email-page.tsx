import { LetterPage, TokenForm } from '../layout/letter-page';
import { confirmEmail } from '../platform/api/shop';
import { tokenAction, tokenLoader } from '../platform/forms/token-action';
import { letterTexts } from '../platform/messages/en/letters';
import { privateMeta } from '../platform/page-meta';
import type { Route } from './+types/confirm-email-page';

export const meta = () => privateMeta(letterTexts.confirmEmail);

export const action = tokenAction(confirmEmail, letterTexts.emailConfirmed);

export const loader = tokenLoader;

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LetterPage title={letterTexts.confirmTitle} text={letterTexts.confirmEmailText} outcome={actionData}>
      <TokenForm token={loaderData.token} label={letterTexts.confirmEmail} />
    </LetterPage>
  );
}
