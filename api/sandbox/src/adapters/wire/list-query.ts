import type { Kind, ListQuery } from '../../application/ports.js';

type Range = { gt?: number; gte?: number; lt?: number; lte?: number };

/** What a list can be asked for, over all kinds. */
export interface ListParams {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
  expand?: string[];
  created?: number | Range;
  payment_intent?: string;
  status?: string;
  type?: string;
  types?: string[];
  delivery_success?: boolean;
}

/** Stripe's list parameters as a query; it counts in whole seconds. */
export function listQuery(kind: Kind, params: ListParams): ListQuery {
  const range: Range =
    typeof params.created === 'number'
      ? { gte: params.created, lte: params.created }
      : (params.created ?? {});
  const from = range.gte ?? (range.gt === undefined ? undefined : range.gt + 1);
  const before = range.lt ?? (range.lte === undefined ? undefined : range.lte + 1);
  return {
    kind,
    limit: params.limit ?? 10,
    after: params.starting_after,
    before: params.ending_before,
    createdFrom: from === undefined ? undefined : new Date(from * 1000),
    createdBefore: before === undefined ? undefined : new Date(before * 1000),
    types: params.types ?? (params.type ? [params.type] : undefined),
    status: params.status,
    delivered: params.delivery_success,
    ...(kind === 'refund' ? { parent: params.payment_intent } : { intent: params.payment_intent }),
  };
}
