import { LetterPage, TokenForm } from '../layout/letter-page';
import { confirmNewsletter } from '../platform/api/shop';
import { tokenAction, tokenLoader } from '../platform/forms/token-action';
import { letterTexts } from '../platform/messages/en/letters';
import { privateMeta } from '../platform/page-meta';
import type { Route } from './+types/newsletter-confirm-page';

export const meta = () => privateMeta(letterTexts.confirm);

export const action = tokenAction(confirmNewsletter, letterTexts.confirmed);

export const loader = tokenLoader;

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LetterPage title={letterTexts.confirmTitle} text={letterTexts.confirmText} outcome={actionData}>
      <TokenForm token={loaderData.token} label={letterTexts.confirm} />
    </LetterPage>
  );
}
