import type { FieldGroupDto, TakenPictureDto } from '@duka/client';
import { httpClient } from './http-client';

const api = '/api/v1/admin';

/** What the shop can do about its looks and pages, besides records. */
export const shopPages = {
  identityFields: async (): Promise<FieldGroupDto[]> =>
    (await httpClient(`${api}/definitions/identity`)).json,
  takeShopPicture: async (file: Blob): Promise<TakenPictureDto> => {
    const body = new FormData();
    body.append('image', file);
    return (await httpClient(`${api}/shop-pictures`, { method: 'POST', body })).json;
  },
};
