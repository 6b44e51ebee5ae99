import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PickupCodes } from '../../application/ports.js';

/** Without those that are read one for the other: 0 and O, 1, I and L. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

@Injectable()
export class RandomPickupCodes implements PickupCodes {
  next(): string {
    return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  }
}
