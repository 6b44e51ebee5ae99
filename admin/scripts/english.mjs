/** Puts the compiled English beside each message of the panel, so that no formatter and no catalogue travels for it. */
import { compileMessage } from '../../storefront/scripts/languages/message.mjs';
import { isMessage, saidIn, wantedBy } from './said.mjs';

const ENGLISH = { tag: 'en', plurals: { one: 'n === 1' } };

/** The code of a message: a function of what it is told. */
export function compiled(sentence, message, language) {
  const told = new Map([...wantedBy(sentence)].map((name) => [name, { code: `o.${name}` }]));
  return `(o, whole) => ${compileMessage(message, { told }, language, true)}`;
}

/** The code of a module with its English messages compiled. */
export function withEnglish(code) {
  if (!/\bt\(/.test(code)) return code;
  const calls = saidIn(code).filter(({ sentence }) => sentence !== undefined && isMessage(sentence));
  return calls
    .toSorted((one, other) => other.node.end - one.node.end)
    .reduce((text, { node, sentence }) => {
      const end = node.arguments.at(-1).end;
      return `${text.slice(0, end)}, ${compiled(sentence, sentence, ENGLISH)}${text.slice(end).replace(/^\s*,/, '')}`;
    }, code);
}
