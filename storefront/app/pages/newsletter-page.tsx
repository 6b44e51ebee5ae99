import { data } from 'react-router';
import { LetterPage } from '../layout/letter-page';
import type { NewsletterOutcome } from '../layout/newsletter-form';
import { messageOf, statusOf } from '../platform/api/api-error';
import { subscribeNewsletter } from '../platform/api/shop';
import { attributesOf } from '../platform/forms/field-table';
import { passOn } from '../platform/pass-on';
import { footerTexts } from '../platform/messages/en/footer';
import { useShopInfo } from '../platform/shop-info';
import { privateMeta } from '../platform/page-meta';
import { Button } from '../ui/button';
import { Input } from '../ui/field';
import { useFirstAnswer } from '../platform/session/use-session';
import type { Route } from './+types/newsletter-page';
import { formText } from '../platform/forms/form-text';
import { isEmail } from '../platform/forms/rules';

export const meta = () => privateMeta(footerTexts.newsletter);

export async function action({ request }: Route.ActionArgs) {
  const email = formText(await request.formData(), 'email').trim();
  const answer = (ok: boolean, message: string, status: number) =>
    data<NewsletterOutcome>({ ok, message }, { status });
  if (!isEmail(email)) return answer(false, footerTexts.badEmail, 400);
  try {
    const { message } = await subscribeNewsletter(email, passOn(request));
    return answer(true, message || footerTexts.subscribed, 200);
  } catch (error) {
    return answer(false, messageOf(error, footerTexts.subscribeFailed), statusOf(error));
  }
}

/** The answer to a subscription without JavaScript; the form itself for who comes here, or must try again. */
export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const pitch = footerTexts.pitch(useShopInfo().welcomePercent);
  return (
    <LetterPage title={footerTexts.exclusive} text={pitch} outcome={useFirstAnswer(actionData)}>
      <form noValidate method="post" className="grid w-full max-w-sm gap-4 text-start">
        <Input {...attributesOf('email')} name="email" label={footerTexts.emailLabel} required />
        <Button type="submit">{footerTexts.subscribe}</Button>
      </form>
    </LetterPage>
  );
}
