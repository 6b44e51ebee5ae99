import { LetterPage, TokenForm } from '../layout/letter-page';
import { confirmNewsletter } from '../platform/api/shop';
import { tokenAction, tokenLoader } from '../platform/forms/token-action';
import { letterTexts } from '../platform/messages/en/letters';
import { useShopInfo } from '../platform/shop-info';
import { privateMeta } from '../platform/page-meta';
import type { Route } from './+types/newsletter-confirm-page';

export const meta = () => privateMeta(letterTexts.confirm);

export const action = tokenAction(confirmNewsletter, letterTexts.confirmed);

export const loader = tokenLoader;

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const text = letterTexts.confirmText(useShopInfo().welcomePercent);
  return (
    <LetterPage title={letterTexts.confirmTitle} text={text} outcome={actionData}>
      <TokenForm token={loaderData.token} label={letterTexts.confirm} />
    </LetterPage>
  );
}
