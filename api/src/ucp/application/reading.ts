import { RequestWrong } from '../domain/refusals.js';

export type Sent = Readonly<Record<string, unknown>>;

/** Most items of any list that is sent. */
const MOST = 200;
const LONGEST = 2_000;

/** An object, or an empty one where nothing was sent. @throws RequestWrong */
export function objectAt(sent: Sent, name: string, path = '$'): Sent {
  const value = sent[name];
  return value === undefined || value === null ? {} : objectOf(value, `${path}.${name}`);
}

/** @throws RequestWrong */
export function objectOf(value: unknown, path = '$'): Sent {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RequestWrong(path, `${path} must be an object`);
  return value as Sent;
}

/** Undefined where nothing, or nothing but spaces, was sent. @throws RequestWrong */
export function textAt(sent: Sent, name: string, path = '$', longest = LONGEST): string | undefined {
  const value = sent[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || value.length > longest)
    throw new RequestWrong(
      `${path}.${name}`,
      `${path}.${name} must be a text of at most ${longest} characters`,
    );
  return value.trim() === '' ? undefined : value.trim();
}

/** A whole number from `least` on. @throws RequestWrong */
export function wholeAt(sent: Sent, name: string, path = '$', least = 0): number | undefined {
  const value = sent[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least)
    throw new RequestWrong(`${path}.${name}`, `${path}.${name} must be a whole number from ${least} on`);
  return value;
}

/** @throws RequestWrong */
export function listAt(sent: Sent, name: string, path = '$', most = MOST): readonly unknown[] {
  const value = sent[name];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.length > most)
    throw new RequestWrong(`${path}.${name}`, `${path}.${name} must be a list of at most ${most}`);
  return value;
}

/** @throws RequestWrong */
export function textsAt(sent: Sent, name: string, path = '$', most = MOST): string[] {
  return listAt(sent, name, path, most).map((value, at) => {
    if (typeof value !== 'string' || value.length > LONGEST)
      throw new RequestWrong(`${path}.${name}[${at}]`, `${path}.${name}[${at}] must be a text`);
    return value;
  });
}

/** @throws RequestWrong */
export const objectsAt = (sent: Sent, name: string, path = '$', most = MOST): Sent[] =>
  listAt(sent, name, path, most).map((value, at) => objectOf(value, `${path}.${name}[${at}]`));
