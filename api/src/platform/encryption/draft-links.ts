import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Config } from '../config/config.js';
import { isSigned, signatureOf } from './shop-signature.js';

/** For one look: whoever finds the link later, in a history or a log, sees nothing. */
const LIFE_SECONDS = 900;
const FORMAT = /^([0-9]{10,11})\.([\w-]{43})$/;

/** Links that show a draft to whoever has them, for a quarter of an hour, signed with the secret of the shop: of one page, or of one product. */
@Injectable()
export class DraftLinks {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** `path` of the shop with a token that opens the draft there. */
  linkTo(draft: Draft, path: string): string {
    const endsAt = this.now() + LIFE_SECONDS;
    return `${path}?draft=${endsAt}.${signatureOf(this.config.env, signedFor(draft, endsAt))}`;
  }

  opens(draft: Draft, token: string | undefined): boolean {
    const [, endsAt = '', signed = ''] = FORMAT.exec(token ?? '') ?? [];
    return Number(endsAt) > this.now() && isSigned(this.config.env, signedFor(draft, endsAt), signed);
  }

  private now(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

/** A page by its address, a product by its id. */
type Draft = { readonly page: string } | { readonly product: string };

const signedFor = (draft: Draft, endsAt: number | string) =>
  'page' in draft ? `page-draft:${draft.page}:${endsAt}` : `product-draft:${draft.product}:${endsAt}`;
