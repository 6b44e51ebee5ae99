import type { TranslationLine, TranslationProgress } from '../records';

export const KINDS = [
  { id: 'product', name: 'Products' },
  { id: 'category', name: 'Categories' },
  { id: 'field', name: 'Product fields' },
  { id: 'word', name: 'Options and other words' },
  { id: 'page', name: 'Pages, menu and footer' },
];

export const STATES = [
  { id: 'missing', name: 'Missing' },
  { id: 'draft', name: 'Drafted by a machine' },
  { id: 'check', name: 'To check' },
  { id: 'done', name: 'Translated' },
];

export const stateOf = ({ state }: Pick<TranslationLine, 'state'>): string =>
  STATES.find(({ id }) => id === state)?.name ?? state;

const PARTS: Readonly<Record<string, string>> = {
  name: 'Name',
  description: 'Description',
  label: 'Label',
  unit: 'Unit',
  text: 'Word',
};
/** Texts of pages whose names say too little. */
const OF_PAGES: Readonly<Record<string, string>> = { eyebrow: 'Line above', alt: 'Picture' };

/** What a text is of what it belongs to: `alt.…` is the description of a picture. */
export function partOf({ kind, field }: Pick<TranslationLine, 'kind' | 'field'>): string {
  if (kind === 'page') {
    const part = field.split('.')[1] ?? field;
    return OF_PAGES[part] ?? part.charAt(0).toUpperCase() + part.slice(1);
  }
  if (field.startsWith('alt.')) return 'Picture';
  if (field.startsWith('choice.')) return 'Choice';
  if (field.startsWith('fields.')) return field.slice('fields.'.length);
  return PARTS[field] ?? field;
}

/** In its own words: `Français`. */
export function languageOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** A language with how much there is to do in it: `Français (12)`. */
export function tabOf(language: string, { progress }: TranslationProgress): string {
  const left = progress
    .filter((one) => one.language === language)
    .reduce((sum, { missing, draft, check }) => sum + missing + draft + check, 0);
  return left > 0 ? `${languageOf(language)} (${left})` : languageOf(language);
}
