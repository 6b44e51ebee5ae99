import { money } from '../layout/format';
import { words } from '../layout/words';
import type { AuditRecord } from '../records';
import { fromSmallest } from '../layout/shop-currency';
import { spoken } from '../spoken';
import { t } from '../texts';
import { actOf } from './acts';

/** What was done to what, in a language that is not the code's: `Coupon : modification`. */
const saidElsewhere = ({ action, entity }: Pick<AuditRecord, 'action' | 'entity'>): string | undefined => {
  const act = spoken && actOf(action);
  return act && t('{kind}: {act}', { kind: kindOf(entity), act });
};

/** `adminUpdateCoupon` as people say it: Update coupon; `order.record-deposit`: Order: record deposit. */
export const did = ({ action, entity }: Pick<AuditRecord, 'action' | 'entity'>): string =>
  saidElsewhere({ action, entity }) ??
  words(
    action
      .replace(/^admin/, '')
      .replace(/^Upsert/, 'CreateOrUpdate')
      .replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
      .replace('.', ': '),
  );

type Doer = Pick<AuditRecord, 'actorEmail' | 'actorId' | 'apiKey'>;

const person = ({ actorEmail, actorId }: Doer): string =>
  actorEmail || (actorId ? t('Deleted account') : t('The shop itself'));

/** Who did it; the shop's own jobs have no account, an erased person no address, and behind a key somebody answers for it. */
export const who = (doer: Doer): string =>
  doer.apiKey
    ? t('{isApp, select, true {Application} other {API key}} {name} of {person}', {
        isApp: doer.apiKey.isApp,
        name: doer.apiKey.name,
        person: person(doer),
      })
    : person(doer);

/** What the log tells of, as the API calls it. */
export const KINDS = [
  'order',
  'return',
  'withdrawal',
  'product',
  'product_field',
  'price',
  'product_import',
  'customer_import',
  'earlier_order_import',
  'shop_archive',
  'category',
  'picture',
  'customer',
  'customer_group',
  'coupon',
  'discount',
  'credit',
  'review',
  'message',
  'subscriber',
  'synonym',
  'role',
  'api_key',
  'connected_app',
  'proposal',
  'channel',
  'webhook',
  'connection',
  'settings',
  'setup',
  'exchangeRate',
  'identity',
  'page',
  'redirect',
  'draft_order',
  'stock',
  'place',
  'purchase_order',
  'transfer',
  'translation',
  'letter',
  'paper',
  'shippingZone',
  'taxZone',
  'invoice',
  'receipt',
  'job',
  'taxReport',
  'report',
  'label',
  'audit',
];

/** `isActive` as a person reads it: Is active; `shippingZone`: Shipping zone. */
export const named = (name: string): string =>
  words(name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));

/** What the log tells of, as a person reads it; what lies on a parcel is no name of a field. */
export const kindOf = (entity: string): string => OWN[entity] ?? named(entity);

const OWN: Readonly<Record<string, string>> = {
  label: t('Shipping label'),
  letter: t('Email'),
  paper: t('Paper'),
  price: t('Price'),
  purchase_order: t('Purchase order'),
  transfer: t('Transfer of stock'),
};

const pages: Record<string, (id: string) => string> = {
  order: (id) => `/orders/${id}/show`,
  return: (id) => `/returns/${id}/show`,
  customer: (id) => `/customers/${id}/show`,
  product: (id) => `/products/${id}`,
  product_field: (id) => `/product-fields/${id}`,
  coupon: (id) => `/coupons/${id}`,
  discount: (id) => `/discounts/${id}`,
  credit: (id) => `/credit/${id}/show`,
  category: (id) => `/categories/${id}`,
  review: (id) => `/reviews?${new URLSearchParams({ filter: JSON.stringify({ id: [id] }) })}`,
  message: (id) => `/messages/${id}/show`,
  settings: () => '/settings',
  connection: () => '/settings/connections',
  channel: () => '/settings/feeds',
  shop_archive: () => '/settings/archive',
  setup: () => '/',
  connected_app: () => '/connected-apps',
  proposal: () => '/proposals',
  api_key: (id) => `/api-keys/${id}`,
  identity: () => '/settings/identity',
  page: (id) => `/pages/${id}`,
  redirect: () => '/redirects',
  customer_import: () => '/customers',
  earlier_order_import: () => '/earlier-orders',
  place: (id) => `/places/${id}`,
  purchase_order: (id) => `/purchase-orders/${id}/show`,
  transfer: (id) => `/transfers/${id}/show`,
  draft_order: (id) => `/draft-orders/${id}`,
  role: (id) => `/roles/${id}`,
  letter: () => '/settings/letters',
  paper: () => '/settings/papers',
  synonym: (id) => `/synonyms/${id}`,
  taxZone: (id) => `/tax-zones/${id}`,
  shippingZone: (id) => `/shipping-zones/${id}`,
};

/** Where what was changed can be seen; null when it has no page. */
export const pageOf = ({ entity, entityId }: Pick<AuditRecord, 'entity' | 'entityId'>): string | null =>
  pages[entity]?.(encodeURIComponent(entityId)) ?? null;

export type Change = { member: string; from: string | null; to: string };

const isCents = (member: string) => member.endsWith('_cents');

const NOTHING = '–';

const text = (member: string, value: unknown): string => {
  if (isCents(member) && typeof value === 'number') return money(fromSmallest(value));
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const isPair = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/** Where what changed has no names of its own: its members are told by their keys. */
const isListOfPairs = (value: unknown): value is { key: string; from: unknown; to: unknown }[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isPair(one) && 'key' in one);

const nameOf = (member: string) => named(member.replace(/_cents$/, ''));

/** The last letters of an id, as people name an order; a word stays whole. */
export const shortId = (id: string): string => (/^[0-9a-f-]{36}$/.test(id) ? id.slice(-8).toUpperCase() : id);

/** What changed, a line per member; `from` is null where only the new value is known. */
export const changesOf = ({ changes }: Pick<AuditRecord, 'changes'>): Change[] =>
  Object.entries(changes ?? {})
    .filter(([member, value]) => member !== 'action' && value !== undefined)
    .flatMap(([member, value]): Change[] => {
      if (isListOfPairs(value))
        return value.map(({ key, from, to }) => ({ member: key, from: text(key, from), to: text(key, to) }));
      return isPair(value)
        ? [{ member: nameOf(member), from: text(member, value.from), to: text(member, value.to) }]
        : [{ member: nameOf(member), from: null, to: text(member, value) }];
    });

/** The changes in one line: what there is now, or of what was taken away what there was. */
export function summaryOf(entry: Pick<AuditRecord, 'changes'>): string {
  const changes = changesOf(entry);
  const isGone = changes.every(({ to }) => to === NOTHING);
  return changes
    .map(({ member, from, to }) => ({ member, value: isGone ? from : to }))
    .filter(({ value }) => !isGone || (value !== null && value !== NOTHING))
    .map(({ member, value }) => `${member}: ${value}`)
    .join(', ');
}
