/** Reads what the code of the panel says: the calls of `t`, and what each is told. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { parseSync } from 'oxc-parser';
import { nodesIn } from '../../storefront/scripts/languages/source.mjs';

export const panel = join(dirname(fileURLToPath(import.meta.url)), '../src');

/** The modules of the panel that may say something. */
export const sources = () =>
  readdirSync(panel, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|^testing\//.test(file))
    .map((file) => ({ file, code: readFileSync(join(panel, file), 'utf8') }));

/** Whether a sentence is a message of ICU: those without values are said as they stand. */
export const isMessage = (sentence) => sentence.includes('{');

function* namesIn(parts) {
  for (const part of parts) {
    if (part.type === TYPE.literal || part.type === TYPE.pound) continue;
    yield part.value;
    for (const { value } of Object.values(part.options ?? {})) yield* namesIn(value);
  }
}

/** The values that a message wants. @throws SyntaxError when it is none of ICU */
export const wantedBy = (sentence) =>
  isMessage(sentence) ? new Set(namesIn(parse(sentence, { ignoreTag: true }))) : new Set();

/**
 * Every call of `t` in a module.
 *
 * @returns {{ node: object, sentence: string | undefined, told: Set<string> | undefined }[]} `sentence` undefined where it is
 *   no literal; `told` undefined where the values are no object that stands in the call
 */
export function saidIn(code) {
  const calls = [...nodesIn(parseSync('module.tsx', code).program)].filter(
    ({ type, callee }) => type === 'CallExpression' && callee.name === 't',
  );
  return calls.map((node) => {
    const [sentence, told] = node.arguments;
    return {
      node,
      sentence: typeof sentence?.value === 'string' ? sentence.value : undefined,
      told:
        told === undefined
          ? new Set()
          : told.type === 'ObjectExpression'
            ? new Set(told.properties.map(({ key }) => key?.name ?? key?.value))
            : undefined,
    };
  });
}
