import type { ClassProvider, Type } from '@nestjs/common';

/** Says which adapter stands behind a port: `adapter(Orders, PostgresOrders)`. */
export function adapter<T>(
  port: abstract new (...args: never[]) => T,
  implementation: Type<T>,
): ClassProvider<T> {
  return { provide: port, useClass: implementation };
}
