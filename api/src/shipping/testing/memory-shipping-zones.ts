import { ShippingZones } from '../application/ports.js';
import { ShippingZoneNameTaken } from '../domain/refusals.js';
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
    if (this.isTaken(zone)) return Promise.reject(new ShippingZoneNameTaken());
    this.kept.set(zone.id, zone);
    return Promise.resolve();
  }

  override save(zone: ShippingZone): Promise<void> {
    const version = (this.kept.get(zone.id)?.version ?? 0) + 1;
    return this.add({ ...zone, version });
  }

  override forget(): void {
    // nothing is kept besides
  }

  override remove(id: string) {
    return Promise.resolve(this.kept.delete(id));
  }

  private isTaken({ id, name }: ShippingZone): boolean {
    return [...this.kept.values()].some((other) => other.id !== id && other.name === name);
  }
}
