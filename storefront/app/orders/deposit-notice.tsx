import { listWaysToPayOrder } from '../platform/api/orders';
import type { Order, WayToPay } from '../platform/api/types';
import { useMoney } from '../platform/amounts-in';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { common } from '../platform/messages/en/common';
import { orderPageTexts } from '../platform/messages/en/orders';
import { useLoad } from '../platform/use-load';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { dueNow } from './due-now';
import { PayByPhone } from './pay-by-phone';
import { PayOnPage } from './pay-on-page';

/** What a cash order still needs before it is prepared, and every way to pay it now. */
export function DepositNotice({ order }: { order: Order }) {
  const money = useMoney();
  const loaded = useLoad((signal) => listWaysToPayOrder(order._id, signal), order._id);
  const due = dueNow(order);
  if (!due) return null;
  const ways = loaded.data?.data ?? [];
  const online = ways.filter(({ collectedBy, offered }) => collectedBy === 'provider' && offered);
  const pages = online.filter(({ needs }) => !needs.includes('mobileNumber')).length;
  const bank = ways.find(({ collectedBy, instructions }) => collectedBy === 'staff' && instructions);
  const rest = order.tenders.find(({ obligation }) => obligation === 'on-delivery')?.amount ?? 0;
  const amount = money(due.amount);
  return (
    <div className="notice border-transparent bg-plate">
      <Icon name="cash" className="mt-0.5" />
      <div className="grid min-w-0 flex-1 gap-3">
        <p>
          <span className="block font-semibold">
            {loaded.state !== 'ready' || online.length > 0
              ? orderPageTexts.depositNow(amount)
              : orderPageTexts.depositByStaff(amount)}
          </span>
          {rest > 0 && orderPageTexts.restLater(money(rest), order.deliveryWay)}
        </p>
        {loaded.state === 'failed' && (
          <div role="alert" className="grid justify-items-start gap-2">
            <p className="text-bad">{checkoutTexts.methodsLost}</p>
            <Button look="secondary" onClick={loaded.reload}>
              {common.tryAgain}
            </Button>
          </div>
        )}
        {online.length > 0 && (
          <div className="grid max-w-md gap-2">
            {online.map((way) => (
              <PayBy
                key={way.method}
                way={way}
                order={order}
                paymentId={due._id}
                amount={amount}
                several={pages > 1}
              />
            ))}
          </div>
        )}
        {ways
          .filter(({ offered }) => !offered)
          .map(({ method, reason }) => (
            <p key={method} className="text-sm text-ink-soft">
              {reason}
            </p>
          ))}
        {bank?.offered && bank.instructions && (
          <div className="text-sm">
            <p className="font-semibold">{orderPageTexts.orTransfer(amount)}</p>
            <p className="whitespace-pre-line wrap-anywhere">{bank.instructions}</p>
            <p>
              {orderPageTexts.transferReference}: <b className="tnum">{order.number}</b>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

/** `several`: more than one page takes it, so each button says which. */
type PayByProps = { way: WayToPay; order: Order; paymentId: string; amount: string; several: boolean };

const PayBy = ({ way, order, paymentId, amount, several }: PayByProps) =>
  way.needs.includes('mobileNumber') ? (
    <PayByPhone orderId={order._id} method={way.method} paymentId={paymentId} due={amount} />
  ) : (
    <PayOnPage
      orderId={order._id}
      method={way.method}
      look={several ? 'secondary' : 'primary'}
      label={orderPageTexts.payDeposit(amount) + (several ? ` · ${way.label}` : '')}
    />
  );
