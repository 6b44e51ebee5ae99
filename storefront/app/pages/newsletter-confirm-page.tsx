import { data } from 'react-router';
import { messageOf } from '../platform/api/api-error';
import { confirmNewsletter } from '../platform/api/shop';
import { common } from '../platform/messages/en/common';
import { footerTexts } from '../platform/messages/en/footer';
import { passOn } from '../platform/pass-on';
import { Button, LinkButton } from '../ui/button';
import type { Route } from './+types/newsletter-confirm-page';

export const meta = () => [{ title: 'Confirm subscription | Duka' }, { name: 'robots', content: 'noindex' }];

/** Only the press of the button acts: mail scanners open links on their own. */
export async function action({ request }: Route.ActionArgs) {
  const token = String((await request.formData()).get('token') ?? '');
  try {
    const { message } = await confirmNewsletter(token, passOn(request));
    return data({ ok: true, message: message || 'Your subscription is confirmed.' });
  } catch (error) {
    return data({ ok: false, message: messageOf(error, common.unexpected) }, { status: 400 });
  }
}

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap grid justify-items-center gap-6 py-20 text-center">
      <h1>{footerTexts.exclusive}</h1>
      {actionData ? (
        <>
          <p role="status">{actionData.message}</p>
          <LinkButton to="/shop">{common.continueShopping}</LinkButton>
        </>
      ) : (
        <form method="post">
          <input type="hidden" name="token" value={loaderData.token} />
          <Button type="submit">Confirm subscription</Button>
        </form>
      )}
    </div>
  );
}
