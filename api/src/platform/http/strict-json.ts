/** A body that is refused before any code of the shop sees it. */
export class BodyRefused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'BodyRefused';
  }
}

const bad = (message: string) => new BodyRefused(400, 'bad_json', message);
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
  guardStrings(value);
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
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/gs;

/** Most bodies open fewer brackets than the levels allowed, which is quickly seen. */
function guardDepth(text: string): void {
  if (!opensMany(text)) return;
  let depth = 0;
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > MAX_DEPTH) throw bad(`The body is nested deeper than ${MAX_DEPTH} levels.`);
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
  for (const [token] of text.matchAll(TOKENS)) {
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

function guardStrings(value: unknown): void {
  if (typeof value === 'string') guardText(value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      guardText(key);
      guardStrings(member);
    }
  } else if (typeof value === 'number' && !Number.isFinite(value)) throw bad('A number is too large.');
}

function guardText(text: string): void {
  if (text.includes('\0')) throw bad('A text contains a NUL character.');
  if (!text.isWellFormed()) throw bad('A text contains half a character.');
}
