import type {
  AdminPageDto,
  BlockKindDto,
  ChosenCountryDto,
  FieldGroupDto,
  PagePreviewDto,
  ProductPreviewDto,
  ProposalDto,
  SetupDto,
  TakenPictureDto,
} from '@duka/client';
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
  takeShopPicture: (file: Blob) => takePicture('shop-pictures', file),
  takePagePicture: (file: Blob) => takePicture('page-pictures', file),
  blockKinds: async (): Promise<BlockKindDto[]> => (await httpClient(`${api}/definitions/blocks`)).json,
  /** A link that shows the draft for a quarter of an hour. */
  previewPage: async (id: string): Promise<PagePreviewDto> => (await httpClient(`${own(id)}/preview`)).json,
  /** The same of a product that is not on sale yet. */
  previewProduct: async (id: string): Promise<ProductPreviewDto> =>
    (await httpClient(`${api}/products/${encodeURIComponent(id)}/preview`)).json,
  /** At once, or from a moment on. */
  publishPage: (page: Read, at: string | null) => step(page, 'POST', 'publication', { at }),
  withdrawPage: (page: Read) => step(page, 'DELETE', 'publication'),
  restorePage: (page: Read, versionId: string) => step(page, 'POST', 'restoration', { versionId }),
};

/** The page as it was read: nothing is done to another one. */
type Read = Pick<AdminPageDto, 'id' | 'version'>;

const own = (id: string) => `${api}/pages/${encodeURIComponent(id)}`;

const step = async ({ id, version }: Read, method: string, name: string, body?: object) => {
  const headers = { 'If-Match': `"${version}"` };
  const sent = body ? { body: JSON.stringify(body) } : {};
  return (await httpClient(`${own(id)}/${name}`, { method, headers, ...sent })).json as AdminPageDto;
};

async function takePicture(to: string, file: Blob): Promise<TakenPictureDto> {
  const body = new FormData();
  body.append('image', file);
  return (await httpClient(`${api}/${to}`, { method: 'POST', body })).json;
}
