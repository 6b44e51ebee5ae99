import { listPaymentMethods } from '../platform/api/payments';
import type { Order } from '../platform/api/types';
import { useMoney } from '../platform/amounts-in';
import { orderPageTexts } from '../platform/messages/en/orders';
import { useLoad } from '../platform/use-load';
import { Icon } from '../ui/icon';

/** Where to transfer the money of an order that waits for it, and what to write on the transfer. */
export function TransferNotice({ order }: { order: Order }) {
  const money = useMoney();
  const loaded = useLoad(listPaymentMethods);
  const way = loaded.data?.data.find(({ method }) => method === order.paymentMethod);
  return (
    <div className="notice border-transparent bg-plate">
      <Icon name="info" className="mt-0.5" />
      <div>
        <p className="font-semibold">{orderPageTexts.transferTitle(money(order.amountDue))}</p>
        {loaded.state === 'failed' && <p>{orderPageTexts.transferLost}</p>}
        {way?.instructions && <p className="whitespace-pre-line wrap-anywhere">{way.instructions}</p>}
        <p>
          {orderPageTexts.transferReference}: <b className="tnum">{order.number}</b>
        </p>
      </div>
    </div>
  );
}
