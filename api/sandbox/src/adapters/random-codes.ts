import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Codes } from '../application/ports.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Ids from the system's random source; nobody guesses a session's page. */
@Injectable()
export class RandomCodes implements Codes {
  next(prefix: string, length = 24): string {
    return prefix + Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  }
}
