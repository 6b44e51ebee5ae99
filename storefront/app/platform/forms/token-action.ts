import { data } from 'react-router';
import { messageOf, statusOf } from '../api/api-error';
import { common } from '../messages/en/common';
import { passOn } from '../pass-on';
import { formText } from './form-text';

type Asked = { request: Request };
type Act = (token: string, init: ReturnType<typeof passOn>) => Promise<{ message?: string }>;

/**
 * The action of a mailed link's page. Only the press of the button acts: mail scanners open links on their own. A mail program's own button sends a form
 * without the token to the address that has it (RFC 8058).
 */
export const tokenAction =
  (act: Act, done: string) =>
  async ({ request }: Asked) => {
    const token = formText(await request.formData(), 'token') || tokenLoader({ request }).token;
    try {
      const { message } = await act(token, passOn(request));
      return data({ ok: true, message: message || done });
    } catch (error) {
      return data({ ok: false, message: messageOf(error, common.unexpected) }, { status: statusOf(error) });
    }
  };

/** The token of the mailed link. */
export const tokenLoader = ({ request }: Asked) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});
