/**
 * A bot in the team's chat: tells of each new order, once, as the shop calls its webhook, and of nothing that is not signed.
 *
 *   SHOP=https://shop.example KEY=duka_sk_… SECRET=whsec_… CHAT=https://chat.example/hook PORT=4000 node bot.mjs
 *
 * CHAT takes `{ "text": … }`, as Slack, Mattermost and others do. The key needs orders.read; the webhook tells `order.placed`.
 */
import { createServer } from 'node:http';
import { Buffer } from 'node:buffer';
import process from 'node:process';
import * as duka from '@duka/client';

const { SHOP = 'http://localhost:3000', KEY, SECRET, CHAT, PORT = '4000' } = process.env;
const client = duka.connect({ url: SHOP, key: KEY });
/** What the shop tells again, because it did not hear our answer. */
const told = new Set();

async function tell({ id, type, resourceId }) {
  if (type !== 'order.placed' || told.has(id)) return;
  const { data: order } = await duka.adminGetOrder({ client, path: { id: resourceId } });
  const text = `${order.number}: ${order.totalAmount} ${order.currency}, by ${order.paymentMethod}`;
  const answer = await fetch(CHAT, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  if (!answer.ok) throw new Error(`The chat answered ${answer.status}.`);
  told.add(id);
  console.log(text);
}

createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  try {
    const body = Buffer.concat(parts);
    await tell(await duka.verifyWebhook({ headers: request.headers, body, secret: SECRET }));
    response.writeHead(204).end();
  } catch (error) {
    console.error(error.message);
    // the shop calls again where it was not a stranger
    response.writeHead(error instanceof duka.WebhookError ? 401 : 503).end();
  }
}).listen(Number(PORT), '127.0.0.1', () => console.log('listening'));
