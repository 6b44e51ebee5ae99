import { useState } from 'react';
import { data } from 'react-router';
import { sizeOfFile } from '../orders/size-of-file';
import { messageOf, statusOf } from '../platform/api/api-error';
import { openDownload } from '../platform/api/orders';
import { date } from '../platform/dates';
import { orderFileTexts } from '../platform/messages/en/order-files';
import { privateMeta } from '../platform/page-meta';
import { passOn } from '../platform/pass-on';
import { Button, LinkButton } from '../ui/button';
import { Checkbox } from '../ui/choice';
import { Icon } from '../ui/icon';
import type { Route } from './+types/download-page';

export const meta = () => privateMeta(orderFileTexts.open);

/** Looks and takes no use. `unavailable`: the press of the button was answered that the file cannot be reached. */
export async function loader({ request, url, params: { token } }: Route.LoaderArgs) {
  try {
    const { data: file } = await openDownload(token, passOn(request));
    const notice = url.searchParams.has('unavailable') ? orderFileTexts.unavailable : '';
    return { file, notice };
  } catch (error) {
    return data({ file: null, notice: messageOf(error, orderFileTexts.failed) }, { status: statusOf(error) });
  }
}

/** What a mailed link to a file leads to: programs that look through mails open links, but press no buttons. */
export default function DownloadPage({ loaderData: { file, notice } }: Route.ComponentProps) {
  const [hasBegun, setBegun] = useState(false);
  return (
    <div className="wrap py-12 md:py-20">
      <section className="card mx-auto grid max-w-xl justify-items-center gap-5 py-12 text-center">
        <span
          className={`grid size-24 place-items-center rounded-pill text-2xl ${file ? 'bg-plate text-ink-soft' : 'bg-bad-wash text-bad'}`}
        >
          <Icon name={file ? 'download' : 'alert'} />
        </span>
        <h1>{file ? orderFileTexts.open : orderFileTexts.closed}</h1>
        {notice && (
          <p role="alert" className={file ? 'text-bad' : 'text-ink-soft'}>
            {notice}
          </p>
        )}
        {file ? (
          <>
            <p className="grid gap-1 wrap-anywhere">
              <bdi className="font-semibold">{file.name}</bdi>
              <span className="text-sm text-ink-soft">{sizeOfFile(file.bytes)}</span>
              <span className="text-sm text-ink-soft">
                {orderFileTexts.left(file.usesLeft, date(file.until))}
              </span>
            </p>
            <form
              action={file.url}
              onSubmit={() => setBegun(true)}
              className="grid justify-items-center gap-5"
            >
              {file.needsConsent && (
                <Checkbox
                  name="consent"
                  value="yes"
                  required
                  className="text-start"
                  label={orderFileTexts.consent}
                />
              )}
              <Button type="submit">{orderFileTexts.get}</Button>
            </form>
            <p role="status" className="text-sm text-ink-soft empty:-mt-5">
              {hasBegun && orderFileTexts.began}
            </p>
          </>
        ) : (
          <LinkButton to="/contact" look="secondary">
            {orderFileTexts.write}
          </LinkButton>
        )}
      </section>
    </div>
  );
}
