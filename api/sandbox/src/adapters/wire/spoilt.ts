import type { AnswerFault } from '../../domain/switches.js';
import type { WireAnswer } from './wire-call.js';

const PAGE = '<!doctype html><title>Bad gateway</title><h1>Please come back later</h1>';

/** What a broken provider makes of its answer, to prove that the shop looks; null: it says nothing and hangs up. */
export function spoilt(answer: WireAnswer, fault: AnswerFault, method: string): WireAnswer | null {
  switch (fault) {
    case 'lost':
      return null;
    case 'wrong-amount':
      return method === 'POST' ? withACentLess(answer) : answer;
    case 'web-page':
      return { status: 200, text: PAGE, headers: { ...answer.headers, 'Content-Type': 'text/html' } };
    case 'half':
      return { ...answer, text: half(JSON.stringify(answer.body ?? {})) };
    case 'empty':
      return { status: 200, headers: answer.headers };
    default:
      return answer;
  }
}

const half = (text: string) => text.slice(0, text.length / 2);

function withACentLess(answer: WireAnswer): WireAnswer {
  const { body } = answer;
  if (!body || !('amount_total' in body)) return answer;
  return { ...answer, body: { ...body, amount_total: Number(body.amount_total) - 1 } };
}
