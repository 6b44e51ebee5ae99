import type { OrderReturn } from '../platform/api/types';
import { dateTime } from '../platform/dates';
import { useMoney } from '../platform/amounts-in';
import { returnTexts } from '../platform/messages/en/returns';
import { LinkButton } from '../ui/button';
import { Badge } from '../ui/badge';
import { Icon } from '../ui/icon';

type State = OrderReturn['status'];

/** The way of a return that nothing stops. */
const WAY: readonly State[] = ['requested', 'approved', 'received', 'refunded'];

/** Where it goes from here; nowhere once it is over. */
const stillToCome = (status: State): readonly State[] =>
  WAY.includes(status) ? WAY.slice(WAY.indexOf(status) + 1) : [];

/** Of what has arrived, all was refunded beside the return. */
const wasPaidBefore = ({ status, amount, exchange }: OrderReturn): boolean =>
  amount === 0 && !exchange && (status === 'received' || status === 'refunded');

const wordsOf = (one: OrderReturn) => {
  const { status, handover, exchange } = one;
  if (wasPaidBefore(one)) return returnTexts.paidBefore;
  if (exchange?.state === 'waiting') return returnTexts.exchangeWaits(exchange.orderNumber);
  if (exchange) return returnTexts.exchangedFor(exchange.orderNumber);
  return status === 'approved' ? returnTexts.words.approved[handover] : returnTexts.words[status];
};

const labelOf = (status: State, { exchange }: OrderReturn): string =>
  status === 'refunded' && exchange ? returnTexts.exchanged : returnTexts.states[status].label;

/** One return: what, how much comes back, what happened and what is still to come. */
export function ReturnStory({ one }: { one: OrderReturn }) {
  const money = useMoney();
  return (
    <article className="grid gap-4 border-b border-line pb-5 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <ul className="min-w-0 font-semibold wrap-anywhere">
          {one.lines.map(({ variantId, quantity, name }) => (
            <li key={variantId}>{returnTexts.line(quantity, name)}</li>
          ))}
        </ul>
        <Badge look={returnTexts.states[one.status].look}>{labelOf(one.status, one)}</Badge>
      </div>
      {!wasPaidBefore(one) && (
        <p className="tnum">
          {one.exchange ? returnTexts.worth : returnTexts.amount} <b>{money(one.amount)}</b>
          {one.feePercent > 0 && (
            <span className="text-sm text-ink-soft"> {returnTexts.keptPercent(one.feePercent)}</span>
          )}
        </p>
      )}
      <div className="notice border-transparent bg-plate">
        <Icon name="info" className="mt-0.5" />
        <div className="wrap-anywhere">
          <p>{wordsOf(one)}</p>
          {one.exchange?.state === 'waiting' && (
            <LinkButton
              look="secondary"
              small
              to={`/orders/${one.exchange.orderId}${one.exchange.token ? `#${one.exchange.token}` : ''}`}
              className="no-print mt-3"
            >
              {returnTexts.toExchange(one.exchange.orderNumber)}
            </LinkButton>
          )}
          {(one.status === 'approved' || one.status === 'declined') && one.message && (
            <p className="mt-1 whitespace-pre-line">
              <span className="text-ink-soft">{returnTexts.shopSays}</span> {one.message}
            </p>
          )}
        </div>
      </div>
      <ol className="grid">
        {one.history.map(({ status, at }, index) => (
          <Step
            key={status}
            {...{ status, at }}
            label={labelOf(status, one)}
            newest={index === one.history.length - 1}
          />
        ))}
        {stillToCome(one.status).map((status) => (
          <Step key={status} status={status} label={labelOf(status, one)} />
        ))}
      </ol>
    </article>
  );
}

type StepProps = { status: State; label: string; at?: string; newest?: boolean };

function Step({ status, label, at, newest = false }: StepProps) {
  const stopped = status === 'declined' || status === 'expired';
  const colour = stopped
    ? 'bg-bad-wash text-bad'
    : newest
      ? 'bg-good-wash text-good'
      : 'bg-plate text-ink-soft';
  return (
    <li className="group relative grid grid-cols-[2rem_1fr] gap-3 pb-4 last:pb-0">
      <span className={`z-1 grid size-8 place-items-center rounded-pill ${colour}`}>
        {at && <Icon name={stopped ? 'close' : 'check'} />}
      </span>
      <span
        aria-hidden="true"
        className="absolute top-8 bottom-0 start-[0.97rem] w-px bg-line-strong group-last:hidden"
      />
      <div className={at ? '' : 'text-ink-soft'}>
        <p className={at && 'font-semibold'}>{label}</p>
        <p className="tnum text-sm text-ink-soft">
          {at ? <time dateTime={at}>{dateTime(at)}</time> : returnTexts.next}
        </p>
      </div>
    </li>
  );
}
