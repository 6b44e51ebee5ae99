import { ImportPictures } from '../application/import/import-pictures.js';
import type { FetchedPicture } from '../domain/import/arrived-pictures.js';

/** Pictures of imports; all that were fetched are still in the shop. */
export class InMemoryImportPictures extends ImportPictures {
  private readonly wanted = new Map<string, Map<string, FetchedPicture | undefined>>();

  override want(importId: string, addresses: readonly string[]): Promise<void> {
    this.wanted.set(importId, new Map(addresses.map((address) => [address, undefined])));
    return Promise.resolve();
  }

  override waiting(importId: string): Promise<string[]> {
    return Promise.resolve(
      this.all(importId)
        .flatMap(([address, became]) => (became ? [] : [address]))
        .sort(),
    );
  }

  override settle(importId: string, address: string, became: FetchedPicture): Promise<void> {
    this.wanted.get(importId)?.set(address, became);
    return Promise.resolve();
  }

  override settled(importId: string): Promise<ReadonlyMap<string, FetchedPicture>> {
    const settled = this.all(importId).flatMap(([address, became]) =>
      became ? [[address, became] as const] : [],
    );
    return Promise.resolve(new Map(settled));
  }

  override known(addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = [...this.wanted.values()].flatMap((pictures) =>
      [...pictures].flatMap(([address, became]) =>
        became && 'key' in became && addresses.includes(address) ? [[address, became.key] as const] : [],
      ),
    );
    return Promise.resolve(new Map(found));
  }

  private all(importId: string) {
    return [...(this.wanted.get(importId) ?? [])];
  }
}
