/** What a declared field may hold, and how narrowly. Further kinds (moment, lists …) join when a form needs them. */
export type FieldKind =
  | TextKind
  | NumberKind
  | ChoiceKind
  | AmountKind
  | ColourKind
  | PictureKind
  | LinkKind
  | { kind: 'product' }
  | { kind: 'money' }
  | { kind: 'flag' }
  | { kind: 'date' };

/** A colour that has been seen to be readable where it is used, by WCAG's contrast. */
export interface ColourKind {
  kind: 'colour';
  /** What it stands on, and the contrast that it needs there. */
  against?: readonly Ground[];
  least?: number;
  /** Colours of texts on it: one of them must be readable there. */
  carries?: readonly string[];
}

export interface Ground {
  name: string;
  colour: string;
}

/** The address of a picture of the shop. */
export interface PictureKind {
  kind: 'picture';
  /** An SVG drawing, too. */
  drawing?: boolean;
}

/** The address of a page. */
export interface LinkKind {
  kind: 'link';
  /** Of this shop, too: `/category/Phones`. */
  within?: boolean;
}

export interface TextKind {
  kind: 'text';
  /** In characters. */
  longest: number;
  /** Of several lines. */
  lines?: boolean;
  /** What it names, where it is no text of its own to be translated: a category reads as it does elsewhere, a person the same everywhere. */
  names?: 'category' | 'person';
  /** The text in its one form, or the sentence that says what is wrong with it. */
  form?: (text: string) => string | Wrong;
}

export interface NumberKind {
  kind: 'number';
  /** What is counted, as it stands behind the number: `cm`. */
  unit?: string;
  least?: number;
  most?: number;
}

export interface ChoiceKind {
  kind: 'choice';
  choices: readonly Choice[];
  /** Finds the value in other spellings of it. */
  find?: (text: string) => string | null;
}

/** So much of one of the units. */
export interface AmountKind {
  kind: 'amount';
  units: readonly string[];
}

export interface Choice {
  value: string;
  label: string;
}

/** A field that is declared once: forms, checks, files, pages and the document are made from it. */
export type Field = {
  /** Of the member: letters, digits and `_`. It never changes. */
  name: string;
  /** As people read it. */
  label: string;
  help?: string;
  required?: boolean;
} & FieldKind;

export interface Amount {
  amount: number;
  unit: string;
}

/** A day is `2026-11-28`, a choice its value, a product its id, a link and a picture its address, a colour `#b8472a`, money whole smallest units. */
export type FieldValue = string | number | boolean | Amount;
/** A value as it stands: an amount with its unit, anything else by itself. */
export const plainText = (value: FieldValue): string =>
  typeof value === 'object' ? `${value.amount} ${value.unit}` : String(value);

export type FieldValues = Readonly<Record<string, FieldValue>>;

/** Why a value does not fit: the sentence beside its field. */
export class Wrong {
  constructor(readonly message: string) {}
}

/** The field of one kind. */
export type FieldOf<Kind extends FieldKind['kind']> = Extract<Field, { kind: Kind }>;

/** How the values of one kind are read and written. */
export interface KindOfField<F> {
  /** The value of what a form or a client sent, never of nothing. */
  read(sent: unknown, field: F): FieldValue | Wrong;
  /** The value of a cell of a file, never of an empty one. */
  readCell(cell: string, field: F): FieldValue | Wrong;
  /** As the cell of a file says it. */
  cell(value: FieldValue, field: F): string | number | boolean;
  /** As people read it. */
  text(value: FieldValue, field: F): string;
  /** Its shape in the document. */
  schema(field: F): Record<string, unknown>;
}
