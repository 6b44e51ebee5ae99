import type { FieldError } from '../../kernel/refusal.js';

/** A body that is refused before any code of the shop sees it; `errors` name the member where there is one. */
export class BodyRefused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly errors: readonly FieldError[] = [],
  ) {
    super(message);
    this.name = 'BodyRefused';
  }
}

const bad = (message: string, field = '') =>
  new BodyRefused(400, 'bad_json', message, field ? [{ field, message }] : []);
const MAX_DEPTH = 32;
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const POISON = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * JSON as strictly as RFC 8259 allows: UTF-8 without repair, no duplicate keys, no prototype keys, no NUL, no lone
 * surrogate, at most 32 levels. @throws BodyRefused
 */
export function parseStrictJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  if (text.trim() === '') return undefined;
  let value: unknown;
  guardDepth(text);
  try {
    value = JSON.parse(text);
  } catch {
    throw bad('The body is not valid JSON.');
  }
  guardKeys(text);
  guardValues(value, '');
  return value;
}

function decode(bytes: Uint8Array): string {
  let text: string;
  try {
    text = UTF8.decode(bytes);
  } catch {
    throw bad('The body is not valid UTF-8.');
  }
  if (text.startsWith('\uFEFF')) throw bad('The body starts with a byte order mark.');
  return text;
}

const BRACE = '{'.charCodeAt(0);
const BRACKET = '['.charCodeAt(0);

/** Most bodies open fewer brackets than the levels allowed, which is quickly seen. */
function guardDepth(text: string): void {
  if (!opensMany(text)) return;
  let depth = 0;
  for (const token of tokensOf(text)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > MAX_DEPTH) throw bad(`The body is nested deeper than ${MAX_DEPTH} levels.`);
  }
}

const SIGNS = '{}[]:,';

/** Strings and signs in their order, each character looked at once. */
function* tokensOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (SIGNS.includes(sign)) yield sign;
    if (sign !== '"') continue;
    const from = at;
    for (at += 1; at < text.length && text[at] !== '"'; at += 1) if (text[at] === '\\') at += 1;
    yield text.slice(from, at + 1);
  }
}

function opensMany(text: string): boolean {
  let open = 0;
  for (let at = 0; at < text.length && open <= MAX_DEPTH; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === BRACE || sign === BRACKET) open += 1;
  }
  return open > MAX_DEPTH;
}

/** Walks the tokens of valid JSON: in an object, a string before a colon is a key. */
function guardKeys(text: string): void {
  const open: (Set<string> | undefined)[] = [];
  let last = '';
  for (const token of tokensOf(text)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') checkKey(open.at(-1), last);
    last = token;
  }
}

function checkKey(seen: Set<string> | undefined, token: string): void {
  const key = token.includes('\\') ? String(JSON.parse(token)) : token.slice(1, -1);
  if (POISON.has(key)) throw bad(`The member ${key} is not allowed.`);
  if (seen?.has(key)) throw bad(`The member ${key} appears twice.`);
  seen?.add(key);
}

/** `field` is the way to the value, as refusals of input name it: `products.0.name`. */
function guardValues(value: unknown, field: string): void {
  if (typeof value === 'string') guardText(value, field);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      guardText(key, field);
      guardValues(member, field ? `${field}.${key}` : key);
    }
  } else if (typeof value === 'number' && !Number.isFinite(value)) throw of(field, 'is too large a number');
}

function guardText(text: string, field: string): void {
  if (text.includes('\0')) throw of(field, 'contains a NUL character');
  if (!text.isWellFormed()) throw of(field, 'contains half a character');
}

const LONGEST_NAME = 200;

function of(field: string, what: string): BodyRefused {
  const name = [...field].slice(0, LONGEST_NAME).join('');
  return bad(`${name || 'The body'} ${what}.`, name);
}
