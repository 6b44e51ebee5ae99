import { TaxZones } from '../application/ports.js';
import { TaxZoneNameTaken } from '../domain/refusals.js';
import type { TaxZone } from '../domain/tax-zone.js';

/** Zones in memory, in the order they were made. */
export class MemoryTaxZones extends TaxZones {
  private readonly kept = new Map<string, TaxZone>();

  override all() {
    return Promise.resolve([...this.kept.values()]);
  }

  override lock(id: string) {
    return Promise.resolve(this.kept.get(id));
  }

  override add(zone: TaxZone): Promise<void> {
    if (this.isTaken(zone)) return Promise.reject(new TaxZoneNameTaken());
    this.kept.set(zone.id, zone);
    return Promise.resolve();
  }

  override save(zone: TaxZone): Promise<void> {
    const version = (this.kept.get(zone.id)?.version ?? 0) + 1;
    return this.add({ ...zone, version });
  }

  override forget(): void {
    // nothing is kept besides
  }

  override remove(id: string) {
    return Promise.resolve(this.kept.delete(id));
  }

  private isTaken({ id, name }: TaxZone): boolean {
    return [...this.kept.values()].some((other) => other.id !== id && other.name === name);
  }
}
