import type { ChosenCountryDto, FieldGroupDto, ProposalDto, SetupDto, TakenPictureDto } from '@duka/client';
import { httpClient } from './http-client';

const api = '/api/v1/admin';

/** What the shop can do about its looks and pages, besides records. */
export const shopPages = {
  setup: async (): Promise<SetupDto> => (await httpClient(`${api}/setup`)).json,
  proposedSetup: async (country: string): Promise<ProposalDto> =>
    (await httpClient(`${api}/setup/proposal?${new URLSearchParams({ country })}`)).json,
  setUpCountry: async (chosen: ChosenCountryDto): Promise<SetupDto> =>
    (await httpClient(`${api}/setup/country`, { method: 'POST', body: JSON.stringify(chosen) })).json,
  openShop: async (): Promise<SetupDto> =>
    (await httpClient(`${api}/setup/open`, { method: 'POST', body: '{}' })).json,
  identityFields: async (): Promise<FieldGroupDto[]> =>
    (await httpClient(`${api}/definitions/identity`)).json,
  takeShopPicture: async (file: Blob): Promise<TakenPictureDto> => {
    const body = new FormData();
    body.append('image', file);
    return (await httpClient(`${api}/shop-pictures`, { method: 'POST', body })).json;
  },
};
