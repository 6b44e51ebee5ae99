import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { isSigned, signatureOf } from '../../../platform/encryption/shop-signature.js';

const FORMAT = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** Which download a link opens, signed with the secret of the shop. */
@Injectable()
export class ArchiveLinks {
  constructor(private readonly config: Config) {}

  tokenOf(id: string): string {
    return `${id}.${signatureOf(this.config.env, signedFor(id))}`;
  }

  idOf(token: string): string | undefined {
    const [, id = '', signed = ''] = FORMAT.exec(token) ?? [];
    return isSigned(this.config.env, signedFor(id), signed) ? id : undefined;
  }
}

const signedFor = (id: string) => `shop-archive:${id}`;
