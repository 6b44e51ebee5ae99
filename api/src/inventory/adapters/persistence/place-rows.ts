import type { Selectable } from 'kysely';
import type { KnownPlace } from '../../application/places.js';
import type { Place } from '../../domain/place.js';
import type { InventoryTables } from './tables.js';

export const rowOf = ({ name, address, sellsOnline, isPickup }: Place) => ({
  ...{ name, address, sells_online: sellsOnline, is_pickup: isPickup },
});

export const toPlace = (row: Selectable<InventoryTables['stock_place']>): KnownPlace => ({
  ...{ id: row.id, name: row.name, address: row.address, version: row.version },
  ...{ sellsOnline: row.sells_online, isPickup: row.is_pickup },
});
