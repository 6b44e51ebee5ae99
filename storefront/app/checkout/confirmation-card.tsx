import type { ReactNode } from 'react';
import { getOrder } from '../platform/api/orders';
import type { ConfirmationAnswer, Order } from '../platform/api/types';
import { moneyOf } from '../platform/amounts-in';
import { verifyTexts } from '../platform/messages/en/checkout';
import { common } from '../platform/messages/en/common';
import { useGuest } from '../platform/session/use-session';
import { useLoad } from '../platform/use-load';
import { LinkButton } from '../ui/button';
import { cx } from '../ui/cx';
import { BoughtOrder } from './bought-order';
import { Icon, type IconName } from '../ui/icon';
import { Skeleton } from '../ui/states';

type CardProps = {
  icon: IconName;
  tone: 'good' | 'bad' | 'plain';
  title: string;
  text?: string;
  children?: ReactNode;
};

const tones = {
  good: 'bg-good-wash text-good',
  bad: 'bg-bad-wash text-bad',
  plain: 'bg-plate text-ink-soft',
};

/** One outcome, in the middle of the page. */
export function OutcomeCard({ icon, tone, title, text, children }: CardProps) {
  return (
    <section
      role={tone === 'bad' ? 'alert' : 'status'}
      className="card mx-auto grid max-w-xl justify-items-center gap-5 py-12 text-center"
    >
      <span className={cx('grid size-24 place-items-center rounded-pill text-2xl', tones[tone])}>
        <Icon name={icon} />
      </span>
      <h1 className={cx(tone === 'bad' && 'text-xl')}>{title}</h1>
      {text && <p className="text-ink-soft">{text}</p>}
      {children}
    </section>
  );
}

/** The order was cancelled, or its money given back, since it was paid: nothing to be glad of. */
const isUndone = ({ data }: ConfirmationAnswer): boolean =>
  data.orderStatus === 'cancelled' || data.paymentStatus === 'refunded';

const paidCard = {
  icon: 'check',
  tone: 'good',
  title: verifyTexts.successTitle,
  text: verifyTexts.successText,
} as const;
const undoneCard = ({ message }: ConfirmationAnswer) =>
  ({ icon: 'info', tone: 'plain', title: message }) as const;

type SuccessProps = {
  answer: ConfirmationAnswer;
  /** What comes after what was bought, once that is known. */
  after?: (order: Order) => ReactNode;
};

/** Transaction number, amount paid and method, what was bought and where it goes, and the two ways on. */
export function SuccessCard({ answer, after }: SuccessProps) {
  const loaded = useLoad((signal) => getOrder(answer.data.orderId, signal), answer.data.orderId);
  const isGuest = useGuest();
  const facts = [
    [verifyTexts.transaction, answer.transactionId],
    [verifyTexts.amount, moneyOf(answer.data.currency)(answer.amountPaid)],
    [verifyTexts.method, answer.data.paymentMethod],
  ] as const;
  return (
    <OutcomeCard {...(isUndone(answer) ? undoneCard(answer) : paidCard)}>
      <dl className="tnum grid w-full gap-3 rounded-m bg-plate p-5 text-start">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold break-all">{value}</dd>
          </div>
        ))}
      </dl>
      {loaded.state === 'loading' && <Skeleton className="h-44 w-full rounded-m" />}
      {loaded.data && <BoughtOrder order={loaded.data.data} />}
      {loaded.data && after?.(loaded.data.data)}
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to={isGuest ? `/orders/${answer.data.orderId}` : '/profile'}>
          {verifyTexts.viewOrder}
        </LinkButton>
        <LinkButton to="/" look="secondary">
          {common.continueShopping}
        </LinkButton>
      </div>
    </OutcomeCard>
  );
}

/** What went wrong, and where to look. */
export function FailureCard({ message }: { message: string }) {
  return (
    <OutcomeCard icon="alert" tone="bad" title={message}>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to="/orders">{verifyTexts.checkOrders}</LinkButton>
        <LinkButton to="/" look="secondary">
          {common.continueShopping}
        </LinkButton>
      </div>
    </OutcomeCard>
  );
}
