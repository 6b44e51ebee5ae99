import { expect, it } from '@jest/globals';
import { envelope } from './envelope.js';

const mail = { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const from = (shopName: string | undefined, mailFrom: string) =>
  envelope({ ...mail, ...(shopName === undefined ? {} : { shopName }) }, '<1@duka>', mailFrom).from;

it.each(['orders@shop.example', '<orders@shop.example>', ' orders@shop.example '])(
  'sends under the shop’s name from %j',
  (mailFrom) => {
    expect(from('Bakery, Corner', mailFrom)).toEqual({
      name: 'Bakery, Corner',
      address: 'orders@shop.example',
    });
    expect(from(undefined, mailFrom)).toEqual({ name: '', address: 'orders@shop.example' });
  },
);

it('tells mail programs where one press ends such letters', () => {
  const unsubscribe = 'https://shop.example/cart/reminder?token=t.1';
  const sent = envelope({ ...mail, unsubscribe }, '<1@duka>', 'orders@shop.example');
  expect(sent).toMatchObject({
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  expect(sent).not.toHaveProperty('unsubscribe');
  expect(envelope(mail, '<1@duka>', 'orders@shop.example')).not.toHaveProperty('headers');
});

it('leaves a name in MAIL_FROM as it is, and the rest of the mail, too', () => {
  const written = 'The Orders Desk <orders@shop.example>';
  expect(envelope({ ...mail, shopName: 'Bakery' }, '<1@duka>', written)).toEqual({
    ...mail,
    messageId: '<1@duka>',
    from: written,
  });
});
