import { messageOf } from '../platform/api/api-error';
import type { ReturnPreview } from '../platform/api/types';
import { useMoney } from '../platform/amounts-in';
import { common } from '../platform/messages/en/common';
import { returnTexts } from '../platform/messages/en/returns';
import type { Loaded } from '../platform/use-load';
import { Button } from '../ui/button';

/** Exactly what comes back for what is chosen; null while nothing is. */
export function ReturnRefund({
  preview,
  onRetry,
}: {
  preview: Loaded<ReturnPreview | null>;
  onRetry: () => void;
}) {
  return (
    <section className="card grid gap-3">
      <h2 className="text-lg">{returnTexts.refund}</h2>
      <div role="status" className="grid min-h-24 content-start gap-3">
        {preview.state === 'loading' && <p>{returnTexts.working}</p>}
        {preview.state === 'failed' && <p>{messageOf(preview.error, returnTexts.previewFailed)}</p>}
        {preview.state === 'ready' &&
          (preview.data ? <Figures {...preview.data} /> : <p>{returnTexts.nothingChosen}</p>)}
      </div>
      {preview.state === 'failed' && (
        <Button look="secondary" className="justify-self-start" onClick={onRetry}>
          {common.tryAgain}
        </Button>
      )}
    </section>
  );
}

function Figures({ refund, fee, message, lines }: ReturnPreview) {
  const money = useMoney();
  return (
    <>
      <ul className="grid gap-1 text-sm">
        {lines.map(({ variantId, name, quantity, amount }) => (
          <li key={variantId} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{returnTexts.line(quantity, name)}</span>
            <span className="tnum">{money(amount)}</span>
          </li>
        ))}
      </ul>
      {refund > 0 && <p className="tnum font-semibold">{returnTexts.exactly(money(refund))}</p>}
      <p className="text-sm text-ink-soft">{message}</p>
      {fee > 0 && <p className="tnum text-sm text-ink-soft">{returnTexts.fee(money(fee))}</p>}
    </>
  );
}
