import { Zones, type Zone } from '../zones.js';

/** Zones in memory, in the order they were made. */
export abstract class MemoryZones<Z extends Zone> extends Zones<Z> {
  private readonly kept = new Map<string, Z>();

  protected abstract readonly nameTaken: new () => Error;

  override all() {
    return Promise.resolve([...this.kept.values()]);
  }

  override lock(id: string) {
    return Promise.resolve(this.kept.get(id));
  }

  override add(zone: Z): Promise<void> {
    if (this.isTaken(zone)) return Promise.reject(new this.nameTaken());
    this.kept.set(zone.id, zone);
    return Promise.resolve();
  }

  override save(zone: Z): Promise<void> {
    const version = (this.kept.get(zone.id)?.version ?? 0) + 1;
    return this.add({ ...zone, version });
  }

  override forget(): void {
    // nothing is kept besides
  }

  override remove(id: string) {
    return Promise.resolve(this.kept.delete(id));
  }

  private isTaken({ id, name }: Z): boolean {
    return [...this.kept.values()].some((other) => other.id !== id && other.name === name);
  }
}
