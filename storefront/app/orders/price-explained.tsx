import { messageOf } from '../platform/api/api-error';
import { getReceipt } from '../platform/api/orders';
import { useMoney } from '../platform/amounts-in';
import { receiptTexts } from '../platform/messages/en/receipt';
import { useLoad } from '../platform/use-load';
import { Totals, type TotalRow } from '../ui/totals';

type Explained = Awaited<ReturnType<typeof getReceipt>>['data'];
type Money = ReturnType<typeof useMoney>;
type Step = Explained['steps'][number];

const rowOf =
  (money: Money) =>
  ({ kind, label, amount }: Step): TotalRow => ({
    label: <>{kind === 'contained' ? receiptTexts.kinds.contained(label) : label}</>,
    value: amount < 0 ? `−${money(-amount)}` : money(amount),
    ...(kind === 'contained' ? { look: 'note' as const } : {}),
  });

/** Every step from the list prices to the total. */
export default function PriceExplained({ orderId }: { orderId: string }) {
  const money = useMoney();
  const { state, data, error } = useLoad(async (signal) => (await getReceipt(orderId, signal)).data, orderId);
  if (state === 'failed') return <p role="alert">{messageOf(error, receiptTexts.failed)}</p>;
  if (!data) return <div aria-busy="true" className="min-h-40" />;
  return (
    <div className="grid gap-5">
      {data.lines.map(({ variantId, name, quantity, steps, total }) => (
        <section key={variantId}>
          <h4 className="mb-2 wrap-anywhere">{`${name} × ${quantity}`}</h4>
          <Totals
            rows={[...steps.map(rowOf(money)), { label: receiptTexts.lineTotal, value: money(total) }]}
          />
        </section>
      ))}
      <section>
        <h4 className="mb-2">{receiptTexts.whole}</h4>
        <Totals
          rows={[
            ...data.steps.map(rowOf(money)),
            { label: receiptTexts.total, value: money(data.total), look: 'grand' },
          ]}
        />
      </section>
    </div>
  );
}
