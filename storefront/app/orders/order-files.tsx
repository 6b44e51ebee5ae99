import { useCallback, useEffect } from 'react';
import { listMyDownloads } from '../platform/api/orders';
import type { MyDownload, Order } from '../platform/api/types';
import { date } from '../platform/dates';
import { common } from '../platform/messages/en/common';
import { orderFileTexts } from '../platform/messages/en/order-files';
import { useLoad } from '../platform/use-load';
import { Button } from '../ui/button';
import { LateSkeleton } from '../ui/states';
import { sizeOfFile } from './size-of-file';

/** The files of an order, each with the link that downloads it a few times. */
export default function OrderFiles({ order }: { order: Order }) {
  const loaded = useLoad((signal) => listMyDownloads(order._id, signal), `${order._id} ${order.amountDue}`);
  const renew = useRenewal(order._id, loaded.replace);
  return (
    <section className="card grid gap-4 no-print">
      <h2>{orderFileTexts.title}</h2>
      {loaded.state === 'loading' && <LateSkeleton className="h-12 rounded-m" />}
      {loaded.state === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{orderFileTexts.loadFailed}</p>
          <Button look="secondary" onClick={loaded.reload}>
            {common.tryAgain}
          </Button>
        </div>
      )}
      {loaded.state === 'ready' && <Files files={loaded.data.data} order={order} onFetch={renew} />}
    </section>
  );
}

/** So long after a press the shop has begun to send the file, and counted it. */
const COUNTED_MS = 2_000;

/** How often the files can be had still is said anew after a press, and whenever somebody comes back to the page. What is shown stays where that fails. */
function useRenewal(orderId: string, replace: (files: Awaited<ReturnType<typeof listMyDownloads>>) => void) {
  const renew = useCallback(
    () => void listMyDownloads(orderId).then(replace, () => undefined),
    [orderId, replace],
  );
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') renew();
    };
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [renew]);
  return () => void setTimeout(renew, COUNTED_MS);
}

type FilesProps = { files: readonly MyDownload[]; order: Order; onFetch: () => void };

function Files({ files, order: { status, amountDue, downloadConsentAt }, onFetch }: FilesProps) {
  if (files.length === 0) {
    const isOpen = status === 'pending' || amountDue > 0;
    return <p>{isOpen ? orderFileTexts.notYet : orderFileTexts.none}</p>;
  }
  return (
    <>
      <ul className="grid gap-4">
        {files.map((file) => (
          <li key={file.id} className="grid gap-1 wrap-anywhere">
            {file.url ? (
              // no page: the browser saves it and stays here; where it cannot, the page of the link says why
              <a href={file.url} onClick={onFetch} className="justify-self-start font-semibold underline">
                {orderFileTexts.download(file.name)}
              </a>
            ) : (
              <span className="font-semibold">{file.name}</span>
            )}
            <span className="text-sm text-ink-soft">{sizeOfFile(file.bytes)}</span>
            <span className="text-sm text-ink-soft">{standingOf(file)}</span>
          </li>
        ))}
      </ul>
      {downloadConsentAt && (
        <p className="text-sm text-ink-soft">{orderFileTexts.consented(date(downloadConsentAt))}</p>
      )}
    </>
  );
}

function standingOf({ state, usesLeft, until }: MyDownload): string {
  if (state === 'open') return orderFileTexts.left(usesLeft, date(until));
  return state === 'used_up' ? orderFileTexts.usedUp : orderFileTexts.over;
}
