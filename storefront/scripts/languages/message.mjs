/** Makes code of an ICU message: no formatter travels to the browser. */
import { TYPE, parse } from '@formatjs/icu-messageformat-parser';

const escape = (text) => JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replace(/[`$]/g, '\\$&');

/** A choice between messages, in the order of its cases. */
const choose = (cases, other) =>
  cases.reduceRight((rest, [test, text]) => `${test} ? ${text} : ${rest}`, other);

function compileParts(parts, context) {
  const { told, language, fail } = context;
  const given = (name) => {
    context.used.add(name);
    return (
      told.get(name) ??
      fail(`{${name}} is not told to this text; it is told ${[...told.keys()].join(', ') || 'nothing'}`)
    );
  };
  const counted = (code) => (context.counts ? `whole(${code})` : code);

  function plural({ value, options, offset, pluralType }) {
    if (offset || pluralType !== 'cardinal') fail('only plural without an offset is understood');
    const { code } = given(value);
    const inside = (option) => compileParts(option.value, { ...context, counted: code });
    const cases = Object.entries(options)
      .filter(([name]) => name !== 'other')
      .map(([name, option]) => {
        if (name.startsWith('=')) return [`${code} === ${Number(name.slice(1))}`, inside(option)];
        const rule = language.plurals[name] ?? fail(`${language.tag} has no plural ${name}`);
        return [rule.replaceAll(/\bn\b/g, code), inside(option)];
      });
    for (const name of Object.keys(language.plurals))
      if (!options[name]) fail(`the plural ${name} of {${value}} is missing`);
    return choose(cases, inside(options.other));
  }

  function select({ value, options }) {
    const { code } = given(value);
    const test = (name) =>
      ({ true: code, false: `!${code}`, none: `${code} === undefined` })[name] ??
      `${code} === ${JSON.stringify(name)}`;
    const cases = Object.entries(options).filter(([name]) => name !== 'other');
    const inside = (option) => compileParts(option.value, context);
    return choose(
      cases.map(([name, option]) => [test(name), inside(option)]),
      inside(options.other),
    );
  }

  const pieces = parts.map((part) => {
    if (part.type === TYPE.literal) return escape(part.value);
    if (part.type === TYPE.argument) return `\${${given(part.value).code}}`;
    if (part.type === TYPE.pound) return `\${${counted(context.counted)}}`;
    if (part.type === TYPE.plural) return `\${${plural(part)}}`;
    if (part.type === TYPE.select) return `\${${select(part)}}`;
    return fail(`${TYPE[part.type]} is not understood: numbers and days are written before they are told`);
  });
  return `\`${pieces.join('')}\``;
}

/**
 * The code of a text in another language.
 *
 * @param {string} message in ICU's syntax: `{name}`, `{n, plural, one {# item} other {# items}}`, `{way, select, pickup {…} other {…}}`
 * @param {{ told: Map<string, { code: string }> }} text what it is told
 * @param {{ tag: string, plurals: Record<string, string> }} language
 * @param {boolean} counts whether `#` is written with the language's groups of digits
 * @returns {string} an expression of JavaScript
 * @throws Error when the message is not ICU, uses what it is not told, leaves out what it is told or a plural
 */
export function compileMessage(message, { told }, language, counts) {
  const fail = (why) => {
    throw new Error(why);
  };
  const context = { told, language, counts, used: new Set(), fail };
  const code = compileParts(parse(message, { ignoreTag: true }), context);
  for (const name of told.keys()) if (!context.used.has(name)) fail(`{${name}} is left out`);
  return code;
}
