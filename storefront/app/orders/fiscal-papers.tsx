import type { Order } from '../platform/api/types';
import { orderPageTexts } from '../platform/messages/en/orders';

/** What the tax office has registered of the order's papers, with the code by which anybody checks it. */
export default function FiscalPapers({ papers }: { papers: Order['fiscalPapers'] }) {
  return (
    <section className="card grid gap-4">
      <h2>{orderPageTexts.fiscalTitle}</h2>
      <ul className="grid gap-4">
        {papers.map(({ number, authority, fiscalNumber, verification, qrImage }) => (
          <li key={number} className="flex flex-wrap items-start gap-4">
            {qrImage && (
              <img
                src={qrImage}
                alt={orderPageTexts.fiscalCode(number)}
                width={112}
                height={112}
                className="size-28 shrink-0 rounded-s bg-white"
              />
            )}
            <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
              <p className="font-semibold">{orderPageTexts.fiscalPaper(number, authority)}</p>
              <dl className="tnum mt-1 grid gap-1">
                <dt className="text-sm text-ink-soft">{orderPageTexts.fiscalNumber}</dt>
                <dd>{fiscalNumber}</dd>
                {verification && (
                  <>
                    <dt className="text-sm text-ink-soft">{orderPageTexts.fiscalVerification}</dt>
                    <dd>{verification}</dd>
                  </>
                )}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
