import { money, words } from '../layout/format';
import type { AuditRecord } from '../records';
import { fromSmallest } from '../layout/shop-currency';

/** `adminUpdateCoupon` as people say it: Update coupon; `order.record-deposit`: Order: record deposit. */
export const did = ({ action }: Pick<AuditRecord, 'action'>): string =>
  words(
    action
      .replace(/^admin/, '')
      .replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
      .replace('.', ': '),
  );

/** Who did it; the shop's own jobs have no account, and an erased person no address. */
export const who = ({ actorEmail, actorId }: Pick<AuditRecord, 'actorEmail' | 'actorId'>): string =>
  actorEmail || (actorId ? 'Deleted account' : 'The shop itself');

const pages: Record<string, (id: string) => string> = {
  order: (id) => `/orders/${id}/show`,
  customer: (id) => `/customers/${id}/show`,
  product: (id) => `/products/${id}`,
  coupon: (id) => `/coupons/${id}`,
  category: (id) => `/categories/${id}`,
  review: (id) => `/reviews?${new URLSearchParams({ filter: JSON.stringify({ id: [id] }) })}`,
  settings: () => '/settings',
  taxZone: (id) => `/tax-zones/${id}`,
  shippingZone: (id) => `/shipping-zones/${id}`,
};

/** Where what was changed can be seen; null when it has no page. */
export const pageOf = ({ entity, entityId }: Pick<AuditRecord, 'entity' | 'entityId'>): string | null =>
  pages[entity]?.(encodeURIComponent(entityId)) ?? null;

export type Change = { member: string; from: string | null; to: string };

const isCents = (member: string) => member.endsWith('_cents');

const text = (member: string, value: unknown): string => {
  if (isCents(member) && typeof value === 'number') return money(fromSmallest(value));
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const isPair = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/** `isActive` as a person reads it: Is active. */
const named = (member: string) =>
  words(member.replace(/_cents$/, '').replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));

/** The last letters of an id, as people name an order; a word stays whole. */
export const shortId = (id: string): string => (/^[0-9a-f-]{36}$/.test(id) ? id.slice(-8).toUpperCase() : id);

/** What changed, a line per member; `from` is null where only the new value is known. */
export const changesOf = ({ changes }: Pick<AuditRecord, 'changes'>): Change[] =>
  Object.entries(changes ?? {})
    .filter(([member, value]) => member !== 'action' && value !== undefined)
    .map(([member, value]) =>
      isPair(value)
        ? { member: named(member), from: text(member, value.from), to: text(member, value.to) }
        : { member: named(member), from: null, to: text(member, value) },
    );
