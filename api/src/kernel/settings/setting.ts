import type { Choice, ChoiceKind } from '../fields/field.js';
import type { Weekday } from '../working-days.js';

/** What a setting may hold: kinds of declared fields, and lists of the world that front ends know by themselves. */
type SettingKind =
  /** Of several lines with `lines`. `longest` is in characters. */
  | { kind: 'text'; longest: number; lines?: true; usual: string }
  | { kind: 'email'; usual: string }
  /** `14:00` by the shop's clock; empty for none. */
  | { kind: 'time'; usual: string }
  | { kind: 'whole'; least: number; most: number; usual: number }
  /** With at most two decimals. */
  | { kind: 'number'; least: number; most: number; usual: number }
  | { kind: 'flag'; usual: boolean }
  | (Pick<ChoiceKind, 'kind' | 'choices'> & { usual: string })
  /** By ISO 3166-1. */
  | { kind: 'country'; usual: string }
  /** A part of the shop's country by its code or its name; empty for none. */
  | { kind: 'region'; usual: string }
  /** By its name in the IANA database. */
  | { kind: 'timeZone'; usual: string }
  /** By ISO 4217. */
  | { kind: 'currency'; usual: string }
  /** At least one, each once. */
  | { kind: 'weekdays'; usual: readonly Weekday[] }
  | { kind: 'languages'; usual: readonly string[] }
  /** ISO 8601; null for none. */
  | { kind: 'moment'; usual: string | null };

/** What the administrator decides, declared once: storage, checks, the API's document and the panel's form are made from it. */
export type Setting = SettingKind & {
  /** As people read it in the panel. */
  label: string;
  help?: string;
  required?: true;
  /** As the API's document says it. */
  tells?: string;
  example?: unknown;
};

/** A setting of one kind. */
export type SettingOf<Kind extends Setting['kind']> = Extract<Setting, { kind: Kind }>;

/** Settings that stand together on a page of the panel. */
export interface Section {
  page: 'general' | 'currencies' | 'payments' | 'checkout';
  title: string;
  hint: string;
  settings: Readonly<Record<string, Setting>>;
}

/** What settings hold, by their names. */
export type ValuesOf<Declared extends Section['settings']> = {
  -readonly [Name in keyof Declared]: Declared[Name] extends { choices: readonly Choice[] }
    ? Declared[Name]['choices'][number]['value']
    : SettingOf<Declared[Name]['kind']>['usual'];
};
