import { type FormEvent, useMemo, useState } from 'react';
import { messageOf } from '../platform/api/api-error';
import { previewReturn, requestReturn } from '../platform/api/returns';
import type { Order, OrderReturns, ReturnRequest } from '../platform/api/types';
import { returnTexts } from '../platform/messages/en/returns';
import { createIdempotencyKeys } from '../platform/idempotency-keys';
import { toast } from '../platform/toasts';
import { useLoad } from '../platform/use-load';
import { Button } from '../ui/button';
import { RadioCards } from '../ui/radio-cards';
import { Select, TextArea } from '../ui/field';
import { ReturnLines, type Chosen } from './return-lines';
import { ReturnRefund } from './return-refund';

type Reason = ReturnRequest['reason'];
type Handover = ReturnRequest['handover'];
type FormProps = { order: Order; lines: OrderReturns['lines']; onDone: () => void };

const HANDOVERS = (['label', 'drop_off'] as const).map((value) => ({
  value,
  ...returnTexts.handovers[value],
}));

/** What can only be meant is chosen: the one piece that is left. */
function atFirst(lines: OrderReturns['lines']): Chosen {
  const [only] = lines;
  return lines.length === 1 && only?.left === 1 ? { [only.variantId]: 1 } : {};
}

/** Asks to send items back; what comes back for them is on show before. */
export function ReturnForm({ order, lines, onDone }: FormProps) {
  const [chosen, setChosen] = useState<Chosen>(() => atFirst(lines));
  const [reason, setReason] = useState<Reason | ''>('');
  const [comment, setComment] = useState('');
  const [handover, setHandover] = useState<Handover>('label');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const keyFor = useMemo(() => createIdempotencyKeys(), []);
  const pieces = Object.entries(chosen);
  const query = {
    lines: pieces.map(([variantId, quantity]) => `${variantId}:${quantity}`),
    ...(reason ? { reason } : {}),
  };
  const preview = useLoad(
    async (signal) => (pieces.length > 0 ? (await previewReturn(order._id, query, signal)).data : null),
    JSON.stringify(query),
  );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const { elements } = event.currentTarget;
    if (pieces.length === 0) return focusOn(elements, 'line');
    if (!reason) return focusOn(elements, 'reason');
    setBusy(true);
    const asked = pieces.map(([variantId, quantity]) => ({ variantId, quantity }));
    try {
      const body = { lines: asked, reason, comment: comment.trim(), handover };
      await requestReturn(order._id, body, keyFor(body));
      toast.success(returnTexts.sent);
      onDone();
    } catch (error) {
      toast.error(messageOf(error, returnTexts.sendFailed));
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,40rem)_24rem]"
    >
      <div className="card grid gap-6">
        <ReturnLines
          lines={lines}
          bought={order.products}
          chosen={chosen}
          error={tried && pieces.length === 0 ? returnTexts.choose : null}
          onChange={setChosen}
        />
        <Select
          label={returnTexts.reason}
          name="reason"
          value={reason}
          error={tried && !reason ? returnTexts.chooseReason : null}
          onChange={(event) => setReason(event.target.value as Reason | '')}
        >
          <option value="">{returnTexts.noReason}</option>
          {Object.entries(returnTexts.reasons).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <TextArea
          label={returnTexts.comment}
          mark="optional"
          name="comment"
          maxLength={500}
          rows={3}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <RadioCards
          legend={returnTexts.handover}
          name="handover"
          value={handover}
          options={HANDOVERS}
          onChange={setHandover}
        />
      </div>
      <div className="grid gap-4 lg:sticky lg:top-28">
        <ReturnRefund preview={preview} onRetry={preview.reload} />
        <Button
          type="submit"
          busy={busy || preview.state === 'loading'}
          disabled={preview.state === 'failed'}
        >
          {returnTexts.send}
        </Button>
      </div>
    </form>
  );
}

function focusOn(elements: HTMLFormControlsCollection, name: string): void {
  [...elements].find((one): one is HTMLElement => one.getAttribute('name') === name)?.focus();
}
