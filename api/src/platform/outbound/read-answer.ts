import type { IncomingMessage } from 'node:http';

/** What came is taken as it is where the rest is cut off: the status said already how it went. */
export async function firstOf(answer: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= most) break;
    }
  } catch {
    // the connection broke, or the time is over
  }
  return Buffer.concat(parts).subarray(0, most).toString('utf8');
}

/** @throws what broke, or that it is longer */
export async function wholeOf(answer: IncomingMessage, most: number): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > most) throw new Error(`it is longer than ${Math.floor(most / 1_048_576)} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
