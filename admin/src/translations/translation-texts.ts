import { languageOf } from '../layout/language-of';
import type { TranslationLine, TranslationProgress } from '../records';
import { t } from '../texts';

export const KINDS = [
  { id: 'product', name: t('Products') },
  { id: 'category', name: t('Categories') },
  { id: 'field', name: t('Product fields') },
  { id: 'word', name: t('Options and other words') },
  { id: 'page', name: t('Pages, menu and footer') },
  { id: 'discount', name: t('Discounts') },
];

export const STATES = [
  { id: 'missing', name: t('Missing') },
  { id: 'draft', name: t('Drafted by a machine') },
  { id: 'check', name: t('To check') },
  { id: 'done', name: t('Translated') },
];

export const stateOf = ({ state }: Pick<TranslationLine, 'state'>): string =>
  STATES.find(({ id }) => id === state)?.name ?? state;

const PARTS: Readonly<Record<string, string>> = {
  name: t('Name'),
  description: t('Description'),
  label: t('Label'),
  unit: t('Unit'),
  text: t('Word'),
};
/** Texts of pages whose names say too little. */
const OF_PAGES: Readonly<Record<string, string>> = { eyebrow: t('Line above'), alt: t('Picture') };

/** What a text is of what it belongs to: `alt.…` is the description of a picture. */
export function partOf({ kind, field }: Pick<TranslationLine, 'kind' | 'field'>): string {
  if (kind === 'page') {
    const part = field.split('.')[1] ?? field;
    return OF_PAGES[part] ?? part.charAt(0).toUpperCase() + part.slice(1);
  }
  if (field.startsWith('alt.')) return t('Picture');
  if (field.startsWith('choice.')) return t('Choice');
  if (field.startsWith('fields.')) return field.slice('fields.'.length);
  return PARTS[field] ?? field;
}

/** A language with how much there is to do in it: `Français (12)`. */
export function tabOf(language: string, { progress }: TranslationProgress): string {
  const left = progress
    .filter((one) => one.language === language)
    .reduce((sum, { missing, draft, check }) => sum + missing + draft + check, 0);
  return left > 0 ? `${languageOf(language)} (${left})` : languageOf(language);
}
