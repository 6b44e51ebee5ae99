import { data } from 'react-router';
import { LetterPage, TokenForm } from '../layout/letter-page';
import { messageOf } from '../platform/api/api-error';
import { confirmEmail } from '../platform/api/shop';
import { common } from '../platform/messages/en/common';
import { letterTexts } from '../platform/messages/en/letters';
import { privateMeta } from '../platform/page-meta';
import { passOn } from '../platform/pass-on';
import type { Route } from './+types/confirm-email-page';
import { formText } from '../platform/forms/form-text';

export const meta = () => privateMeta(letterTexts.confirmEmail);

/** Only the press of the button acts: mail scanners open links on their own. */
export async function action({ request }: Route.ActionArgs) {
  const token = formText(await request.formData(), 'token');
  try {
    const { message } = await confirmEmail(token, passOn(request));
    return data({ ok: true, message: message || letterTexts.emailConfirmed });
  } catch (error) {
    return data({ ok: false, message: messageOf(error, common.unexpected) }, { status: 400 });
  }
}

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LetterPage title={letterTexts.confirmTitle} text={letterTexts.confirmEmailText} outcome={actionData}>
      <TokenForm token={loaderData.token} label={letterTexts.confirmEmail} />
    </LetterPage>
  );
}
