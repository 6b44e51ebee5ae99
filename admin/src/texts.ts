import type { Message, Told } from './catalogues';
import { spoken } from './spoken';

/** A whole number as the panel's language writes it: `1,234`. */
export const whole = spoken?.whole ?? ((n: number): string => n.toLocaleString('en-US'));

/**
 * A text of the panel in the language of whoever uses it, by its English sentence. With values it is one message of ICU:
 * `t('{n, plural, one {# order} other {# orders}}', { n })`. The sentence and the names of the values stand in the call
 * itself, for the check and the build read them there; `english` is put in by the build.
 */
export function t(sentence: string, told: Told = {}, english?: Message): string {
  const message = spoken?.texts[sentence] ?? english ?? sentence;
  return typeof message === 'string' ? message : message(told, whole);
}

/** What the API tells in English, a label or a name, in the panel's language where it is one of ours. */
export function named(english: string): string {
  const message = spoken?.texts[english];
  return typeof message === 'string' ? message : english;
}
