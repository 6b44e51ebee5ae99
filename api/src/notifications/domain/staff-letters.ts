import { button, letter, linkTo, saysOf, text, type Recipient, type Shop } from './letters.js';
import type { Letter } from './mail.js';

/** The old password opens nothing any more: staff needs a longer one than shoppers. */
export function appointed(shop: Shop, to: Recipient, role: string, token: string): Letter {
  const say = saysOf(shop);
  return letter(shop, to, say('staff.appointed', { role: say('staff.role', { role }) }), [
    text(say('staff.choose')),
    button(say('setMyPassword'), linkTo(shop, `/reset-password/${token}`)),
    text(say('linkEnded')),
    button(say('anotherLink'), linkTo(shop, '/forgot-password')),
  ]);
}

export interface RoleChange {
  person: string;
  role: string;
  by: string;
}

/** To every administrator, so that nobody is appointed unseen. */
export function roleChanged(shop: Shop, to: Recipient, { person, role, by }: RoleChange): Letter {
  const say = saysOf(shop);
  return letter(shop, to, say('staff.changed', { person }), [
    text(say('staff.made', { by, person, role: say('staff.role', { role }) })),
    text(say('staff.unexpected')),
    button(say('staff.accounts'), `${shop.url}/admin/customers`),
  ]);
}

export interface WebhookOff {
  name: string;
  id: string;
  /** `gone` where its receiver answered 410, else it failed for three days. */
  reason: string;
}

/** To whoever answers for a webhook: another system hears nothing any more. */
export function webhookOff(shop: Shop, to: Recipient, { name, id, reason }: WebhookOff): Letter {
  const say = saysOf(shop);
  return letter(shop, to, say('webhook.off', { name }), [
    text(say('webhook.why', { reason })),
    text(say('webhook.again')),
    button(say('webhook.open'), `${shop.url}/admin/webhooks/${id}`),
  ]);
}

export interface LowGoods {
  goods: readonly { name: string; sku: string; left: number }[];
  /** Others run low as well. */
  isMore: boolean;
}

/** To the shop: what runs low since the last letter. */
export function lowStock(shop: Shop, to: Recipient, { goods, isMore }: LowGoods): Letter {
  const say = saysOf(shop);
  const more = isMore || goods.length > 1 ? 'yes' : 'no';
  const filter = encodeURIComponent(JSON.stringify({ lowStock: true }));
  return letter(shop, to, say('lowStock.subject', { name: goods[0]?.name ?? '', more }), [
    text(say('lowStock.told')),
    { kind: 'rows', rows: goods.map(({ name, sku, left }) => [`${name} (${sku})`, String(left)]) },
    ...(isMore ? [text(say('lowStock.more'))] : []),
    button(say('lowStock.open'), `${shop.url}/admin/products?filter=${filter}`),
  ]);
}
