import { Injectable } from '@nestjs/common';
import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { KEY_PREFIX } from '../../../platform/auth/key-callers.js';
import { KeySecrets, type MadeSecret } from '../../application/ports.js';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 238 bits: nobody guesses one, so that a plain hash keeps it. */
const RANDOM = 40;
const CHECKSUM = 6;
const HINT = 4;

const letterAt = (index: number) => LETTERS.charAt(index);

/** CRC-32 of what stands before it, in letters, so that a scanner or a typing error needs no database. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  const letters: string[] = [];
  for (let place = 0; place < CHECKSUM; place += 1) {
    letters.unshift(letterAt(rest % LETTERS.length));
    rest = Math.floor(rest / LETTERS.length);
  }
  return letters.join('');
}

/** By which scanners of secrets know it: `duka_sk_[0-9A-Za-z]{46}`, of which the last six are the checksum. */
const SHAPE = new RegExp(`^${KEY_PREFIX}[0-9A-Za-z]{${RANDOM + CHECKSUM}}$`);

/** The hash under which a secret is kept; undefined for a text that can be none. */
export function hashOfSecret(text: string): string | undefined {
  if (!SHAPE.test(text) || checksumOf(text.slice(0, -CHECKSUM)) !== text.slice(-CHECKSUM)) return undefined;
  return createHash('sha256').update(text).digest('base64url');
}

@Injectable()
export class RandomKeySecrets implements KeySecrets {
  make(): MadeSecret {
    const random = Array.from({ length: RANDOM }, () => letterAt(randomInt(LETTERS.length))).join('');
    const text = `${KEY_PREFIX}${random}${checksumOf(`${KEY_PREFIX}${random}`)}`;
    return { text, hash: hashOfSecret(text) ?? '', hint: text.slice(-HINT) };
  }
}
