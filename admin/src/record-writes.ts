import type { DataProvider, DeleteParams, RaRecord, UpdateParams } from 'react-admin';
import { httpClient } from './http-client';
import type { PromotionRecord } from './records';

/** The resource where a discount or a coupon is kept. */
export const homeOf = ({ type }: Pick<PromotionRecord, 'type'>) =>
  type === 'coupon' ? 'coupons' : 'discounts';

/** Discounts and coupons are read as one list; each is changed and deleted where it is kept. */
const keptAt = (resource: string, record: object | undefined) =>
  resource === 'promotions' ? homeOf(record as PromotionRecord) : resource;

/** What the shop changes member by member. */
const IN_PART = new Set(['messages']);

export const recordWrites = (api: string, rest: DataProvider) => ({
  /**
   * A form that carries a version is only saved over that very version; a toggle of one member goes through. The answer
   * keeps the id that was asked for: a category's follows its name, and the page of the old one is still open.
   */
  update: async (resource: string, params: UpdateParams<RaRecord>) => {
    const version = (params.data as { version?: number }).version;
    const headers = new Headers(version === undefined ? {} : { 'If-Match': `"${version}"` });
    const at = `${api}/${keptAt(resource, params.previousData)}/${encodeURIComponent(String(params.id))}`;
    const method = IN_PART.has(resource) ? 'PATCH' : 'PUT';
    const { json } = await httpClient(at, { method, body: JSON.stringify(params.data), headers });
    return { data: { ...(json as object), id: params.id } };
  },
  delete: (resource: string, params: DeleteParams<RaRecord>) =>
    rest.delete(keptAt(resource, params.previousData), params),
});
