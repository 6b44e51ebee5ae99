import { spoken } from './spoken';
import { named } from './texts';

/** Where the API tells what is declared in its code, in English: fields, blocks, rights, reports, kinds, keys. */
const DECLARED =
  /\/api\/v1\/(admin\/(permissions|api-keys\/scopes|discounts\/kinds|definitions|reports|connections|product-fields|webhooks\/event-types)|payments\/methods|feeds)(\/|\?|$)/;

const SAID = new Set(['label', 'help', 'hint', 'note', 'title', 'keyLabel', 'area', 'description']);

const inside = (told: unknown): unknown => {
  if (Array.isArray(told)) return told.map(inside);
  if (typeof told !== 'object' || told === null) return told;
  const members = Object.entries(told);
  // a merchant's own fields are called as the merchant has called them
  if (members.some(([name, value]) => name === 'declaredBy' && value !== 'duka')) return told;
  return Object.fromEntries(
    members.map(([name, value]) => [
      name,
      SAID.has(name) && typeof value === 'string' ? named(value) : inside(value),
    ]),
  );
};

/** What the API has answered at an address, its own labels in the language of the panel. */
export const inOwnWords = (url: string, told: unknown): unknown =>
  spoken && DECLARED.test(url) ? inside(told) : told;
