/** What a text is told: `{name}` of its message by the same name. */
export type Told = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A message with values, as the build makes it; `whole` writes a count. */
export type Message = (told: Told, whole: (n: number) => string) => string;

const whole = (n: number): string => n.toLocaleString('en-US');

/**
 * A text of the panel in the language of whoever uses it, by its English sentence. With values it is one message of ICU:
 * `t('{n, plural, one {# order} other {# orders}}', { n })`. The sentence and the names of the values stand in the call
 * itself, for the check and the build read them there; `english` is put in by the build.
 */
export function t(sentence: string, told: Told = {}, english?: Message): string {
  return english ? english(told, whole) : sentence;
}
