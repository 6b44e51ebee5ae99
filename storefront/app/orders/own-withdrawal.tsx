import { type FormEvent, useState } from 'react';
import { messageOf } from '../platform/api/api-error';
import { withdrawFromOrder } from '../platform/api/withdrawals';
import type { Order, OrderWithdrawals } from '../platform/api/types';
import { date } from '../platform/dates';
import { withdrawalTexts as texts } from '../platform/messages/en/withdrawal';
import { Button } from '../ui/button';
import { RadioCards } from '../ui/radio-cards';
import { ReturnLines, type Chosen } from './return-lines';
import { useStepBack } from './use-step-back';
import { WithdrawalConfirm } from './withdrawal-confirm';
import { StatementRows, WithdrawalReceipt } from './withdrawal-receipt';

type Told = { message: string; receivedAt: string };

/** The withdrawal function of an order that is open: the whole of it or pieces, statement first, then the confirmation. */
export function OwnWithdrawal({ order, shown }: { order: Order; shown: OrderWithdrawals }) {
  const lines = shown.lines.filter(({ left }) => left > 0);
  const [scope, setScope] = useState<'whole' | 'some'>('whole');
  const [chosen, setChosen] = useState<Chosen>({});
  const [step, setStep] = useState<'stated' | 'confirm'>('stated');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const heading = useStepBack(step);

  const pieces = scope === 'whole' ? [] : Object.entries(chosen);
  const named = pieces.map(([id, quantity]) => `${quantity} × ${nameOf(lines, id)}`);
  const statement = { name: order.user.name, orderNumber: order.number, items: named.join('\n') };
  const isMissing = scope === 'some' && pieces.length === 0;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (isMissing) return event.currentTarget.querySelector<HTMLElement>('[name=line]')?.focus();
    if (step === 'stated') return setStep('confirm');
    setBusy(true);
    try {
      const asked = pieces.map(([variantId, quantity]) => ({ variantId, quantity }));
      const { message, data } = await withdrawFromOrder(order._id, scope === 'whole' ? {} : { lines: asked });
      setTold({ message, receivedAt: data.receivedAt });
    } catch (error) {
      setProblem(messageOf(error, texts.failed));
    } finally {
      setBusy(false);
    }
  }

  if (told) return <WithdrawalReceipt statement={statement} {...told} />;
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="card grid gap-5"
        aria-label={texts.formTitle}
      >
        {lines.length === 0 && <p>{texts.nothingLeft}</p>}
        {lines.length > 0 && step === 'confirm' && (
          <WithdrawalConfirm
            statement={statement}
            problem={problem}
            busy={busy}
            onBack={() => setStep('stated')}
          />
        )}
        {lines.length > 0 && step === 'stated' && (
          <>
            <div>
              <h2 ref={heading} tabIndex={-1}>
                {texts.formTitle}
              </h2>
              <p className="mt-2 text-ink-soft">
                {texts.ofOrder(order.number)} · {periodOf(shown)}
              </p>
            </div>
            <RadioCards
              legend={texts.scope}
              name="scope"
              value={scope}
              options={[
                { value: 'whole', label: texts.whole },
                { value: 'some', label: texts.some },
              ]}
              onChange={setScope}
            />
            {scope === 'some' && (
              <ReturnLines
                legend={texts.what}
                lines={lines}
                bought={order.products}
                chosen={chosen}
                error={tried && isMissing ? texts.choose : null}
                onChange={setChosen}
              />
            )}
            <Button type="submit" className="justify-self-start">
              {texts.next}
            </Button>
          </>
        )}
      </form>
      {shown.withdrawals.length > 0 && (
        <section className="card mt-6 grid gap-5">
          <h2>{texts.earlier}</h2>
          {shown.withdrawals.map((one) => (
            <StatementRows key={one.id} statement={one} receivedAt={one.receivedAt} />
          ))}
        </section>
      )}
    </>
  );
}

const nameOf = (lines: OrderWithdrawals['lines'], id: string): string =>
  lines.find(({ variantId }) => variantId === id)?.name ?? '';

function periodOf({ until, isLate }: OrderWithdrawals): string {
  if (!until) return texts.anyTime;
  return isLate ? texts.late(date(until)) : texts.until(date(until));
}
