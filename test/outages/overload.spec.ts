import { beforeAll, describe, expect, it } from '@jest/globals';
import { pause } from '../chaos/pause.js';
import { useProxiedApi } from '../support/proxied-api.js';
import { useShop } from '../support/use-shop.js';

/** So much later comes every answer of the database: its connections are what is scarce. */
const LATE_MS = 60;
/** As many at once as are served fastest. */
const CALLERS = 8;
const SECONDS = 8;
/** Until half of those who are refused know it. */
const SOON_MS = 50;

interface Call {
  status: number;
  retryAfter: string | null;
  ms: number;
}

const isServed = ({ status }: Call) => status === 200;
const shop = useShop();

describe('five times the searches that the shop can answer', () => {
  const line = useProxiedApi(shop);
  beforeAll(() => void (line.proxy.delayMs = LATE_MS));

  let word = 0;
  /** Each is for something that is not to be found, which asks the database most often, and that nobody searched for before. */
  const search = async (): Promise<Call> => {
    const since = performance.now();
    const { status, headers } = await line.api.client.get(`/products?q=overload${(word += 1)}`);
    return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - since };
  };

  /** Each caller comes again when they are answered. */
  const inTurn = async (): Promise<number> => {
    const [since, calls] = [performance.now(), [] as Call[]];
    const seconds = () => (performance.now() - since) / 1_000;
    const caller = async () => {
      while (seconds() < SECONDS) calls.push(await search());
    };
    await Promise.all(Array.from({ length: CALLERS }, caller));
    return calls.filter(isServed).length / seconds();
  };

  /** They come whether or not those before have been answered. */
  const allTheSame = async (perSecond: number) => {
    const [since, calls] = [performance.now(), [] as Promise<Call>[]];
    const seconds = () => (performance.now() - since) / 1_000;
    for (let at = 0; at < SECONDS * perSecond; at += 1) {
      await pause(Math.max(0, (at / perSecond - seconds()) * 1_000));
      calls.push(search());
    }
    const answers = await Promise.all(calls);
    return { answers, served: answers.filter(isServed).length / seconds() };
  };

  it('R39 leave four fifths of the most answered, and the others told soon when to come again', async () => {
    const most = await inTurn();
    const { answers, served } = await allTheSame(5 * most);
    expect(served).toBeGreaterThanOrEqual(0.8 * most);
    const refused = answers.filter((answer) => !isServed(answer));
    expect(refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '2')).toEqual([]);
    expect(refused.filter(({ ms }) => ms < SOON_MS).length).toBeGreaterThan(refused.length / 2);
  });
});
