import { TaxZones } from '../application/ports.js';
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
    return this.save(zone);
  }

  override save(zone: TaxZone): Promise<void> {
    this.kept.set(zone.id, zone);
    return Promise.resolve();
  }

  override forget(): void {
    // nothing is kept besides
  }

  override remove(id: string) {
    return Promise.resolve(this.kept.delete(id));
  }
}
