import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { eventually } from '../support/money.js';
import { Receiver, takes, type Manner } from '../support/receiver.js';
import { useOwnShop } from '../support/use-shop.js';

/** Two processes share the work. */
const shop = useOwnShop({ processes: 2 });
const THINGS = 6;
const CHANGES = 5;

const hangs: Manner = () => undefined;
const lies: Manner = (_, response) => {
  response.writeHead(200, { 'content-length': '1000000' }).write('ok');
  response.socket?.destroySoon();
};
const cutsOff: Manner = (_, response) => void response.socket?.destroy();
const answersTwice: Manner = (_, response) =>
  void response.socket?.end(
    'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nokHTTP/1.1 500 No\r\ncontent-length: 0\r\n\r\n',
  );
const babbles: Manner = (_, response) => void response.socket?.end('this is no HTTP\r\n\r\n');
const slow: Manner = (received, response, count) =>
  void setTimeout(() => takes(received, response, count), 300);
const sendsOn: Manner = (_, response) =>
  void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
const failsTwiceOfThree: Manner = (received, response, count) =>
  count % 3 === 0 ? takes(received, response, count) : void response.writeHead(500).end();
/** All of them in turn. */
const ALL: readonly Manner[] = [cutsOff, babbles, slow, sendsOn, takes, answersTwice, lies];
const moody: Manner = (received, response, count) => ALL[count % ALL.length]?.(received, response, count);

const receivers = { moody, slow, failsTwiceOfThree, lies, answersTwice, dies: takes, hangs, well: takes };
const open = new Map<string, { receiver: Receiver; id: string; secret: string }>();
let admin: Client;

beforeAll(async () => {
  admin = await shop.admin();
  for (const [name, manner] of Object.entries(receivers)) {
    const receiver = await new Receiver().open();
    receiver.manner = manner;
    const terms = { name, url: receiver.url, types: ['order.*'] };
    const { id, secret } = (await admin.post<Json>('/admin/webhooks', terms, { expect: 201 })).body;
    open.set(name, { receiver, id, secret });
  }
});
afterAll(() => Promise.all([...open.values()].map(({ receiver }) => receiver.close())));

const at = (name: keyof typeof receivers) => open.get(name)!;
/** As if the pauses between tries were over. */
const later = () =>
  shop.sql(
    `update webhook_delivery set next_try_at = now() where next_try_at > now()
     and (claimed_until is null or claimed_until < now())`,
  );
/** What each thing was told, at one receiver: the first time of each event. */
function told(receiver: Receiver): Map<string, number[]> {
  const things = new Map<string, number[]>();
  for (const { message } of receiver.calls) {
    const numbers = things.get(message.resourceId) ?? [];
    if (!numbers.includes(message.data.change)) numbers.push(message.data.change);
    things.set(message.resourceId, numbers);
  }
  return things;
}

it('every event arrives at every receiver, in order for each thing, whatever the others do and whoever is killed', async () => {
  const things = Array.from({ length: THINGS }, () => v7());
  const tell = async (change: number) => {
    for (const thing of things)
      await shop.sql(
        `select tell_event('order.changed', 'order', $1, jsonb_build_object('change', $2::int))`,
        [...[thing, change]],
      );
  };
  await at('dies').receiver.close();
  for (let change = 0; change < CHANGES; change += 1) await tell(change);
  // one that answers well is not held up by the one that is dead, nor by the one that hangs
  await eventually(
    () => Promise.resolve(at('well').receiver.calls.length),
    (count) => count === THINGS * CHANGES,
  );
  // a process is ended in the middle, and what it had in hand is taken up by the others once its claim has ended
  await shop.apis[1]?.kill();
  await shop.sql(`update webhook_delivery set claimed_until = now() where claimed_until is not null`);
  at('hangs').receiver.manner = takes;
  await at('dies').receiver.open();
  shop.apis.push(await shop.startApi());
  await eventually(
    async () => {
      await later();
      return shop.sql('select 1 from webhook_delivery where next_try_at is not null');
    },
    (waiting) => waiting.length === 0,
  );
  const inOrder = Array.from({ length: CHANGES }, (_, change) => change);
  for (const [name, { receiver, secret }] of open) {
    const seen = told(receiver);
    expect([name, things.map((thing) => seen.get(thing))]).toEqual([name, things.map(() => inOrder)]);
    for (const { body, headers, message } of receiver.calls)
      expect(new Webhook(secret).verify(body, headers)).toEqual(message);
  }
  // each thing's last word was the last that came of it: nothing old came after something new had been taken
  for (const { receiver } of open.values())
    for (const thing of things) expect(receiver.of(thing).at(-1)?.message.data.change).toBe(CHANGES - 1);
  const rows = await shop.sql<Json>('select webhook_id, count(*) from webhook_delivery group by 1');
  expect(rows.map(({ count }) => Number(count))).toEqual(Array(open.size).fill(THINGS * CHANGES));
});
