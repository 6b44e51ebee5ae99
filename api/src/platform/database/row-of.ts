import type { EntityManager } from '@mikro-orm/postgresql';

/** A mapped object as the row that its definition makes of it: by the names of the columns, without what the database makes itself. */
export function rowOf<Row extends object>(em: EntityManager, entity: object): Row {
  const { properties } = em.getMetadata().get(entity.constructor);
  const values = Object.entries<unknown>(em.getComparator().prepareEntity(entity));
  return Object.fromEntries(values.map(([name, value]) => [properties[name]?.fieldNames[0], value])) as Row;
}
