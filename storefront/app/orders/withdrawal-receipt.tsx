import { type ReactNode, useEffect, useRef } from 'react';
import type { StatementInput } from '../platform/api/types';
import { dateTime } from '../platform/dates';
import { withdrawalTexts as texts } from '../platform/messages/en/withdrawal';
import { Icon } from '../ui/icon';

export type Statement = Pick<StatementInput, 'name' | 'orderNumber'> & { items: string; email?: string };

/** The statement as it is, or was, handed over. */
export function StatementRows({ statement, receivedAt }: { statement: Statement; receivedAt?: string }) {
  const { name, orderNumber, items, email } = statement;
  return (
    <div className="grid gap-3 wrap-anywhere">
      <p>{texts.statement(name)}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Row label={texts.orderRow}>{`#${orderNumber}`}</Row>
        <Row label={texts.itemsRow}>{items || texts.whole}</Row>
        {email && <Row label={texts.mailRow}>{email}</Row>}
        {receivedAt && <Row label={texts.at}>{dateTime(receivedAt)}</Row>}
      </dl>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </>
  );
}

type ReceiptProps = { statement: Statement; receivedAt: string; message: string };

/** What came of it: date, time and content, and what follows. Reading goes on at its heading, for the form is gone. */
export function WithdrawalReceipt({ statement, receivedAt, message }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="card grid gap-4" aria-labelledby="withdrawal-done">
      <div role="status" className="notice bg-good-wash text-good">
        <Icon name="check" className="mt-0.5" />
        <div>
          <h2 id="withdrawal-done" ref={heading} tabIndex={-1} className="text-base">
            {texts.done}
          </h2>
          <p>{message}</p>
        </div>
      </div>
      <StatementRows statement={statement} receivedAt={receivedAt} />
    </section>
  );
}
