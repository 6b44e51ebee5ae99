import type { ChannelDto } from '@duka/client';

type Get = <T>(path: string) => Promise<T>;
type Send = <T>(method: string, path: string, body: unknown) => Promise<T>;

/** Places elsewhere that the shop tells of its goods. */
export const channelCalls = (get: Get, send: Send) => ({
  channels: () => get<ChannelDto[]>('/channels'),
  resendGoods: (name: string, productId?: string) =>
    send<ChannelDto>(
      'POST',
      `/channels/${encodeURIComponent(name)}/resending`,
      productId ? { productId } : {},
    ),
});
