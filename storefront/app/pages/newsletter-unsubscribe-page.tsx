import { LetterPage, TokenForm } from '../layout/letter-page';
import { unsubscribeNewsletter } from '../platform/api/shop';
import { tokenAction, tokenLoader } from '../platform/forms/token-action';
import { letterTexts } from '../platform/messages/en/letters';
import { privateMeta } from '../platform/page-meta';
import type { Route } from './+types/newsletter-unsubscribe-page';

export const meta = () => privateMeta(letterTexts.leave);

export const action = tokenAction(unsubscribeNewsletter, letterTexts.left);

export const loader = tokenLoader;

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LetterPage title={letterTexts.leaveTitle} text={letterTexts.leaveText} outcome={actionData}>
      <TokenForm token={loaderData.token} label={letterTexts.leave} />
    </LetterPage>
  );
}
