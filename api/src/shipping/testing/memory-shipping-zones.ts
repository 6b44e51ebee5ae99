import { ShippingZones } from '../application/ports.js';
import type { ShippingZone } from '../domain/shipping-zone.js';

/** Zones in memory, in the order they were made. */
export class MemoryShippingZones extends ShippingZones {
  private readonly kept = new Map<string, ShippingZone>();

  override all() {
    return Promise.resolve([...this.kept.values()]);
  }

  override lock(id: string) {
    return Promise.resolve(this.kept.get(id));
  }

  override add(zone: ShippingZone): Promise<void> {
    return this.save(zone);
  }

  override save(zone: ShippingZone): Promise<void> {
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
