import { Injectable } from '@nestjs/common';
import { MOST_BYTES_ELSEWHERE } from '../../media/domain/picture.js';
import { AddressRefused } from '../../platform/outbound/address-refused.js';
import { NoAnswer } from '../../platform/outbound/call.js';
import { TypedAddresses } from '../../platform/outbound/typed-addresses.js';
import { NotFetched, RemotePictures } from '../application/import/import-pictures.js';

/** A picture has some megabytes, and the shop that it comes from may be slow. */
const TIMEOUT_MS = 20_000;

/** Pictures of another shop, by addresses of the internet alone: never of the shop's own network, and no further than told. */
@Injectable()
export class GuardedPictures implements RemotePictures {
  constructor(private readonly addresses: TypedAddresses) {}

  async fetch(address: string): Promise<Uint8Array> {
    const call = {
      headers: { accept: 'image/webp,image/jpeg,image/png', 'user-agent': 'Duka-Import/1' },
      ...{ timeoutMs: TIMEOUT_MS, mostBytes: MOST_BYTES_ELSEWHERE },
    };
    try {
      const { status, content } = await this.addresses.download(address, call);
      if (status !== 200) throw new NotFetched(`the answer was ${status}`);
      return content;
    } catch (error) {
      if (error instanceof AddressRefused || error instanceof NoAnswer) throw new NotFetched(error.message);
      throw error;
    }
  }
}
