import type { NewCodesDto } from '@duka/client';
import { download } from './http-client';
import type { DiscountKind, DiscountPreview } from './records';

type Get = <T>(path: string) => Promise<T>;
type Send = <T>(method: string, path: string, body: unknown) => Promise<T>;

const codes = (id: unknown) => `/discounts/${encodeURIComponent(String(id))}/codes`;

/** What is done with a discount besides saving it. */
export const discountCalls = (api: string, get: Get, send: Send) => ({
  discountKinds: () => get<DiscountKind[]>('/discounts/kinds'),
  previewDiscount: (discount: object) => send<DiscountPreview>('POST', '/discounts/preview', discount),
  makeCodes: (id: unknown, wanted: NewCodesDto) => send<{ codes: string[] }>('POST', codes(id), wanted),
  codesCsv: (id: unknown) => download(`${api}${codes(id)}/export.csv`, 'codes.csv'),
});
