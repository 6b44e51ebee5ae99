import { isOneLine } from '../../../kernel/one-line.js';
import type { FieldError } from '../../../kernel/refusal.js';
import { spellingKey } from '../../../kernel/spelling-key.js';
import { BUILT_IN } from './built-in.js';
import type { ProductField } from './product-field.js';
import { FieldWrong } from './refusals.js';

/** What a merchant's own field may hold. */
export const OWN_KINDS = ['text', 'number', 'choice', 'flag', 'date', 'link'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/** A field as the merchant declared it. */
export interface OwnField {
  label: string;
  help: string;
  kind: OwnKind;
  /** Behind a number; empty for none. */
  unit: string;
  /** In their order. */
  choices: readonly string[];
  isRequired: boolean;
  isShown: boolean;
  isFilterable: boolean;
  isSearchable: boolean;
}

const LONGEST_TEXT = 300;
const LONGEST_NAME = 40;
export const MOST_CHOICES = 100;
/** How many fields a merchant may declare. */
export const MOST_FIELDS = 100;

/** Can be chosen among: a value of many products. */
const FILTERED: readonly OwnKind[] = ['text', 'number', 'choice', 'flag'];
/** Has words. */
const SEARCHED: readonly OwnKind[] = ['text', 'choice'];

/** The field as products have it; `name` is that of its member. */
export function ownField(name: string, { label, help, kind, unit, choices, ...own }: OwnField): ProductField {
  const told = {
    ...{ name, label, ...(help && { help }), required: own.isRequired, declaredBy: 'merchant' as const },
    ...{ shown: own.isShown, filterable: own.isFilterable, searchable: own.isSearchable },
  };
  if (kind === 'text') return { ...told, kind, longest: LONGEST_TEXT };
  if (kind === 'number') return { ...told, kind, ...(unit && { unit }) };
  if (kind === 'choice') return { ...told, kind, choices: choices.map((value) => ({ value, label: value })) };
  return { ...told, kind };
}

/** `Energy class` is `energy_class`; one of no Latin letters is counted: `field_3`. Pure. */
export function nameFor(label: string, taken: readonly string[]): string {
  const plain = label.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean);
  const first = words.findIndex((word) => !/^\d/.test(word));
  const name = words.slice(Math.max(first, 0)).join('_').slice(0, LONGEST_NAME);
  const keys = [...BUILT_IN.map((field) => field.name), ...taken].map(keyOfName);
  const start = first < 0 ? 'field' : name;
  if (first >= 0 && !keys.includes(keyOfName(start))) return start;
  for (let count = 2; ; count += 1)
    if (!keys.includes(keyOfName(`${start}_${count}`))) return `${start}_${count}`;
}

/** By which names are compared: a heading of a file may part words otherwise. */
export const keyOfName = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '');

/** The declaration in its one form. @throws FieldWrong at the member */
export function checkedField(field: OwnField): OwnField {
  const text = (words: string) => words.normalize('NFC').trim();
  const choices = field.kind === 'choice' ? field.choices.map(text).filter(Boolean) : [];
  const checked: OwnField = {
    ...field,
    label: text(field.label),
    help: text(field.help),
    unit: field.kind === 'number' ? text(field.unit) : '',
    choices,
    isFilterable: field.isFilterable && FILTERED.includes(field.kind),
    isSearchable: field.isSearchable && SEARCHED.includes(field.kind),
  };
  const errors = [...faultsOfLabel(checked), ...faultsOfChoices(checked)];
  if (errors.length > 0) throw new FieldWrong(errors);
  return checked;
}

function faultsOfLabel({ label, unit }: OwnField): FieldError[] {
  const key = spellingKey(label);
  const [field, built] = ['label', BUILT_IN.find((one) => spellingKey(one.label) === key)];
  if (label === '') return [{ field, message: 'A field needs a label' }];
  if (!isOneLine(label) || [...label].length > 60)
    return [{ field, message: 'A label is one line of at most 60 characters' }];
  if (built) return [{ field, message: `There is a field ${built.label} already` }];
  if (!isOneLine(unit) || [...unit].length > 20)
    return [{ field: 'unit', message: 'A unit has at most 20 characters' }];
  return [];
}

function faultsOfChoices({ kind, choices }: OwnField): FieldError[] {
  const field = 'choices';
  if (kind === 'choice' && choices.length === 0)
    return [{ field, message: 'A choice needs something to choose from' }];
  if (choices.length > MOST_CHOICES) return [{ field, message: `At most ${MOST_CHOICES} choices` }];
  if (choices.some((choice) => !isOneLine(choice) || [...choice].length > 100))
    return [{ field, message: 'A choice is one line of at most 100 characters' }];
  if (new Set(choices.map(spellingKey)).size !== choices.length)
    return [{ field, message: 'Two choices are the same' }];
  return [];
}
