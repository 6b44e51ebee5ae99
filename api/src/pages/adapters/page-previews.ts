import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Config } from '../../platform/config/config.js';
import { isSigned, signatureOf } from '../../platform/encryption/shop-signature.js';

const LIFE_SECONDS = 900;
const FORMAT = /^([0-9]{10,11})\.([\w-]{43})$/;

/** Tokens that show the draft of one page for a quarter of an hour, signed with the secret of the shop. */
@Injectable()
export class PagePreviews {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  tokenFor(address: string): string {
    const endsAt = this.now() + LIFE_SECONDS;
    return `${endsAt}.${signatureOf(this.config.env, signedFor(address, endsAt))}`;
  }

  opens(address: string, token: string): boolean {
    const [, endsAt = '', signed = ''] = FORMAT.exec(token) ?? [];
    return Number(endsAt) > this.now() && isSigned(this.config.env, signedFor(address, endsAt), signed);
  }

  private now(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

const signedFor = (address: string, endsAt: number | string) => `page-draft:${address}:${endsAt}`;
