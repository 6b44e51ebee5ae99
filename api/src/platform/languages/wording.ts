import { Message } from './message.js';

/** Why a text cannot stand where the original stands: it is told what that is told, no less and no more; what is `offered` it may be told. Pure. */
export function mistakeIn(
  original: string,
  own: string,
  offered: readonly string[] = [],
): string | undefined {
  let message: Message;
  try {
    message = new Message(own);
  } catch (error) {
    return (error as Error).message === 'MISSING_OTHER_CLAUSE'
      ? 'A choice in braces has to end with the case other'
      : 'The braces do not go in pairs, or what is in them cannot be read';
  }
  const { wanted, uses } = new Message(original);
  const lost = [...wanted].find((name) => !message.wanted.has(name));
  if (lost !== undefined) return `The text has to keep the variable {${lost}}`;
  const told = new Set([...wanted, ...offered]);
  const strange = [...message.wanted].find((name) => !told.has(name));
  if (strange !== undefined) return `There is no variable {${strange}} in this text`;
  const known = new Set([...uses.map(String), ...[...told].map((name) => String([name, 'argument']))]);
  const misused = message.uses.find((one) => !known.has(String(one)));
  return misused && `The variable {${misused[0]}} cannot be used in this way`;
}
