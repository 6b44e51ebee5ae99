import { data, redirect } from 'react-router';
import { LetterPage } from '../layout/letter-page';
import type { NewsletterOutcome } from '../layout/newsletter-form';
import { messageOf } from '../platform/api/api-error';
import { subscribeNewsletter } from '../platform/api/shop';
import { passOn } from '../platform/pass-on';
import { footerTexts } from '../platform/messages/en/footer';
import { privateMeta } from '../platform/page-meta';
import type { Route } from './+types/newsletter-page';

export const meta = () => privateMeta(footerTexts.newsletter);

/** Nothing to read here: the page is only the answer to a subscription without JavaScript. */
export const loader = () => redirect('/');

export async function action({ request }: Route.ActionArgs) {
  const email = String((await request.formData()).get('email') ?? '').trim();
  const answer = (ok: boolean, message: string, status: number) =>
    data<NewsletterOutcome>({ ok, message }, { status });
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return answer(false, footerTexts.badEmail, 400);
  try {
    const { message } = await subscribeNewsletter(email, passOn(request));
    return answer(true, message || footerTexts.subscribed, 200);
  } catch (error) {
    return answer(false, messageOf(error, footerTexts.subscribeFailed), 400);
  }
}

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  return <LetterPage title={footerTexts.exclusive} text={footerTexts.pitch} outcome={actionData} />;
}
