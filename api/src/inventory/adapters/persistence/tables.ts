import type { Generated } from 'kysely';

type Timestamp = Date | string;

export interface InventoryTables {
  stock: { variant_id: string; initial: number; on_hand: number | null; held: number };
  stock_hold: {
    order_id: string;
    variant_id: string;
    quantity: number;
    /** Of `quantity`, the pieces that came back by themselves. */
    returned: Generated<number>;
    state: 'held' | 'committed' | 'released' | 'returned';
    expires_at: Timestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  stock_movement: {
    id: string;
    variant_id: string;
    delta: number;
    kind: 'sale' | 'sale_return' | 'return' | 'adjust' | 'receive';
    order_id: string | null;
    reason: string;
    actor_id: string | null;
    created_at: Timestamp;
  };
}
