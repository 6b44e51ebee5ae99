import { member, textOf, type ProviderAnswer } from '../../../platform/outbound/call.js';

/** Daraja's own word for what is wrong; null where something between says no. */
export const codeOf = ({ body }: ProviderAnswer): string | null => textOf(member(body, 'errorCode'));

const NOT_SENT = 'The prompt could not be sent to the phone.';
/** The results after which no money moves. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['1', 'The wallet does not have enough money.'],
  ['26', 'M-Pesa is busy. Try again in a minute.'],
  ['1001', 'Another payment is open on this phone. Try again in a minute.'],
  ['1019', 'The payment was not approved in time.'],
  ['1025', NOT_SENT],
  ['1032', 'The payment was cancelled on the phone.'],
  ['1037', 'The phone did not answer in time.'],
  ['2001', 'The PIN was wrong.'],
  ['9999', NOT_SENT],
]);

/** Somebody still types the PIN: told as a result, or as an error that also means other things. */
function isPending(answer: ProviderAnswer, result: string | null): boolean {
  const { body } = answer;
  if (result !== null)
    return result === '4999' || /under process/i.test(textOf(member(body, 'ResultDesc')) ?? '');
  const said = textOf(member(body, 'errorMessage')) ?? '';
  return codeOf(answer) === '500.001.1001' && /process/i.test(said);
}

/** How a push stands. `unheard`: a result that nobody has described; `unclear`: no result. */
export type Standing =
  | { is: 'paid' }
  | { is: 'pending' }
  | { is: 'failed' | 'unheard' | 'unclear'; error: string };

/** What the answer to a query says. */
export function standingOf(answer: ProviderAnswer): Standing {
  const { status, body } = answer;
  const code = textOf(member(body, 'ResultCode'));
  if (isPending(answer, code)) return { is: 'pending' };
  if (status !== 200 || code === null)
    return { is: 'unclear', error: `M-Pesa tells nothing of the payment (${status}).` };
  if (code === '0') return { is: 'paid' };
  const error = SENTENCES.get(code);
  return error ? { is: 'failed', error } : { is: 'unheard', error: 'The payment could not be made.' };
}

/** What came of a push: its `CheckoutRequestID`, a definite no, or neither where nobody knows. */
export function pushedOf(answer: ProviderAnswer): { ref?: string | null; refused?: string } {
  const { status, body } = answer;
  if (status === 200) {
    const code = textOf(member(body, 'ResponseCode'));
    if (code === '0') return { ref: textOf(member(body, 'CheckoutRequestID')) };
    return code ? { refused: textOf(member(body, 'ResponseDescription')) ?? 'M-Pesa refused it.' } : {};
  }
  const isNo = status >= 400 && status < 500 && status !== 408 && status !== 429 && codeOf(answer) !== null;
  return isNo ? { refused: textOf(member(body, 'errorMessage')) ?? `M-Pesa answered ${status}` } : {};
}

/** What a callback says of the push that it is about; nothing of it is believed before Daraja is asked. */
export interface Heard {
  ref: string;
  /** M-Pesa's number of the money, as it stands in messages and statements. */
  receipt: string | null;
}

/** Undefined for what is no callback. */
export function heardIn(raw: Uint8Array | string): Heard | undefined {
  const callback = member(member(parsed(raw), 'Body'), 'stkCallback');
  const ref = textOf(member(callback, 'CheckoutRequestID'));
  if (!ref || !/^\w{1,80}$/.test(ref)) return undefined;
  const items = member(member(callback, 'CallbackMetadata'), 'Item');
  const item = Array.isArray(items)
    ? (items as unknown[]).find((one) => member(one, 'Name') === 'MpesaReceiptNumber')
    : undefined;
  const receipt = textOf(member(item, 'Value'));
  return { ref, receipt: receipt && /^[A-Z0-9]{8,16}$/.test(receipt) ? receipt : null };
}

function parsed(raw: Uint8Array | string): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'));
  } catch {
    return undefined;
  }
}
