import { sql } from 'kysely';

/** An arrival with its lines, as the audit log compares it before and after a write; what goods cost is not told there. */
export const auditedArrival = () => sql`(select a.*,
  array(select concat(l.sku, ': ', l.quantity, ' wanted, ', l.received, ' received, ', l.lost, ' lost, ', l.withdrawn, ' called off')
          from arrival_line l where l.arrival_id = a.id order by l.position) as lines
  from arrival a)`;
