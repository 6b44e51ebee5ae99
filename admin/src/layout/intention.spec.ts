import { expect, it } from '@jest/globals';
import { HttpError } from 'react-admin';
import { intentions } from './intention';

const no = (status: number, code = 'no') => new HttpError('No', status, { code });
const lost = new HttpError('Not reached', 0, {});

/** Tries what is told, each with an answer: nothing where it is done. Says what was sent under which key, keys in turn. */
type Tries = readonly (readonly [string, HttpError?])[];
async function sendings(tries: Tries) {
  const wanted = intentions();
  const [sent, keys]: [string[], string[]] = [[], []];
  let answer: HttpError | undefined;
  const wish = (what: string) => (key: string) => {
    if (!keys.includes(key)) keys.push(key);
    sent.push(`${what}${keys.indexOf(key)}`);
    return answer ? Promise.reject(answer) : Promise.resolve();
  };
  for (const [what, told] of tries) {
    answer = told;
    await wanted.send(wish(what)).catch(() => undefined);
  }
  return { sent: sent.join(' '), isUnanswered: wanted.isUnanswered() };
}

const CASES: readonly { name: string; sent: string; isUnanswered?: true; tries: Tries }[] = [
  { name: 'each wish that is done has a key of its own', sent: 'a0 b1', tries: [['a'], ['b']] },
  { name: 'what is refused may be asked for in another way', sent: 'a0 b1', tries: [['a', no(409)], ['b']] },
  {
    name: 'what nobody has answered is sent as it was',
    sent: 'a0 a0 c1',
    tries: [['a', lost], ['b'], ['c']],
  },
  {
    ...{ name: 'nor is it known after a crash', sent: 'a0 a0', isUnanswered: true },
    tries: [
      ['a', no(500)],
      ['b', no(503)],
    ],
  },
  {
    ...{ name: 'a refusal of what was sent again ends it', sent: 'a0 a0 c1' },
    tries: [['a', lost], ['b', no(412)], ['c']],
  },
  {
    ...{ name: 'its first sending is at work still', sent: 'a0 a0' },
    tries: [['a', no(409, 'idempotency_key_in_use')], ['b']],
  },
  {
    ...{ name: 'one that is turned away says nothing of the first', sent: 'a0 a0 a0' },
    tries: [['a', lost], ['b', no(429)], ['c']],
  },
  {
    ...{ name: 'nor does a session that has ended', sent: 'a0 a0 a0' },
    tries: [['a', lost], ['b', no(401)], ['c']],
  },
  { name: 'turned away at first, nothing was done', sent: 'a0 b1', tries: [['a', no(429)], ['b']] },
];

it.each(CASES)('$name', async ({ tries, sent, isUnanswered = false }) => {
  expect(await sendings(tries)).toEqual({ sent, isUnanswered });
});
