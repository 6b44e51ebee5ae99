import { Injectable } from '@nestjs/common';
import { createHash, randomInt } from 'node:crypto';
import { CardCodes, type MadeCode } from '../../application/ports.js';
import { codeOf, DRAWN } from '../../domain/code.js';

const LETTERS = 32;

/** Codes of 95 bits: nobody guesses one, so that a plain hash keeps it. */
@Injectable()
export class RandomCardCodes extends CardCodes {
  override make(): MadeCode {
    const code = codeOf(Array.from({ length: DRAWN }, () => randomInt(LETTERS)));
    return { code, hash: this.hashOf(code) };
  }

  override hashOf(normal: string): string {
    return createHash('sha256').update(`gift card ${normal}`).digest('base64url');
  }
}
