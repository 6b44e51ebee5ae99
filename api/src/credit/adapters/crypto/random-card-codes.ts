import { Injectable } from '@nestjs/common';
import { createHash, randomInt } from 'node:crypto';
import { Config } from '../../../platform/config/config.js';
import { LastingSeal } from '../../../platform/encryption/lasting-seal.js';
import { PayloadCipher } from '../../../platform/encryption/payload-cipher.js';
import { CardCodes, type MadeCode } from '../../application/ports.js';
import { codeOf, DRAWN } from '../../domain/code.js';

const LETTERS = 32;

/** Under which a normal code is kept. */
export const hashOfCode = (normal: string): string =>
  createHash('sha256').update(`gift card ${normal}`).digest('base64url');

/** Codes of 95 bits: nobody guesses one, so that a plain hash keeps it. */
@Injectable()
export class RandomCardCodes implements CardCodes {
  private readonly sealed: LastingSeal;

  constructor(cipher: PayloadCipher, config: Config) {
    this.sealed = new LastingSeal('gift card', cipher, config);
  }

  make(): MadeCode {
    const code = codeOf(Array.from({ length: DRAWN }, () => randomInt(LETTERS)));
    return { code, hash: this.hashOf(code) };
  }

  hashOf(normal: string): string {
    return hashOfCode(normal);
  }

  seal(code: string): string {
    return this.sealed.close(code);
  }

  open(sealed: string): string | undefined {
    return this.sealed.open(sealed);
  }
}
