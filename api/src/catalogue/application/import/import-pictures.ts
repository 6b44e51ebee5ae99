import { NotAPicture, NoSpaceForPictures, PictureTooLarge } from '../../../media/domain/refusals.js';
import type { PictureMaker } from '../../../media/application/ports.js';
import type { TakePicture } from '../../../media/application/take-picture.js';
import type { FetchedPicture } from '../../domain/import/arrived-pictures.js';

/** The pictures at other addresses that imports name, and what became of them. */
export abstract class ImportPictures {
  /** With the import, in its transaction. */
  abstract want(importId: string, addresses: readonly string[]): Promise<void>;
  abstract waiting(importId: string): Promise<string[]>;
  /** The import is still being worked on, too. */
  abstract settle(importId: string, address: string, became: FetchedPicture): Promise<void>;
  /** All of an import that are settled, by address. */
  abstract settled(importId: string): Promise<ReadonlyMap<string, FetchedPicture>>;
  /** The keys of those that some import has fetched, and that the shop still has. */
  abstract known(addresses: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Fetches what lies at an address of the internet. */
export abstract class RemotePictures {
  /** @throws NotFetched */
  abstract fetch(address: string): Promise<Uint8Array>;
}

/** Why nothing was fetched, for staff to read. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched';
}

/** So many are fetched at once: another shop is not to be overrun. */
const AT_ONCE = 4;

/** Fetches the pictures of an import before its products are made, each once, and makes them the shop's own. */
export class FetchPictures {
  constructor(
    private readonly pictures: ImportPictures,
    private readonly remote: RemotePictures,
    private readonly maker: PictureMaker,
    private readonly take: TakePicture,
  ) {}

  /** All of them by address; begun again it goes on with those that are left. @throws NoSpaceForPictures, PicturesUnavailable */
  async fetchPictures(importId: string): Promise<ReadonlyMap<string, FetchedPicture>> {
    const waiting = await this.pictures.waiting(importId);
    const worker = async () => {
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
        await this.pictures.settle(importId, address, await this.fetch(address));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return this.pictures.settled(importId);
  }

  private async fetch(address: string): Promise<FetchedPicture> {
    try {
      const content = await this.maker.shrink(await this.remote.fetch(address));
      return { key: (await this.take.takePicture(content)).key };
    } catch (error) {
      if (error instanceof NoSpaceForPictures) throw error;
      const isTold =
        error instanceof NotFetched || error instanceof NotAPicture || error instanceof PictureTooLarge;
      if (!isTold) throw error;
      return { failure: error.message };
    }
  }
}
