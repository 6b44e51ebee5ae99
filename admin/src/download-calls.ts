import type { DigitalFileDto, OrderDownloadDto, OrderDownloadsDto, ProductFilesDto } from '@duka/client';
import { httpClient } from './http-client';

const ofProduct = (id: string) => `/api/v1/admin/products/${encodeURIComponent(id)}`;
const ofOrder = (id: unknown) => `/api/v1/admin/orders/${encodeURIComponent(String(id))}/downloads`;

/** Files that are sold with a variant, and the links to them of an order. */
export const downloadCalls = {
  productFiles: async (id: string): Promise<ProductFilesDto> =>
    (await httpClient(`${ofProduct(id)}/files`)).json,
  addFile: async (id: string, variantId: string, file: File): Promise<DigitalFileDto> => {
    const body = new FormData();
    // said first: the reader of forms knows it when the file comes
    body.append('name', file.name);
    body.append('file', file);
    const path = `${ofProduct(id)}/variants/${encodeURIComponent(variantId)}/files`;
    return (await httpClient(path, { method: 'POST', body })).json;
  },
  removeFile: async (id: string, fileId: string): Promise<DigitalFileDto> =>
    (await httpClient(`${ofProduct(id)}/files/${encodeURIComponent(fileId)}`, { method: 'DELETE' })).json,
  orderDownloads: async (id: unknown): Promise<OrderDownloadDto[]> =>
    ((await httpClient(ofOrder(id))).json as OrderDownloadsDto).downloads,
  renewDownloads: async (id: unknown, key: string): Promise<void> => {
    const options = { method: 'POST', body: '{}', headers: { 'Idempotency-Key': key } };
    await httpClient(`${ofOrder(id)}/renewal`, options);
  },
};
