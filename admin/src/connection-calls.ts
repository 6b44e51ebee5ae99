import type { ConnectionDto, TrialDto } from '@duka/client';

type Get = <T>(path: string) => Promise<T>;
type Send = <T>(method: string, path: string, body: unknown) => Promise<T>;

/** Null takes a value away. */
export type TypedValue = { name: string; value: string | null };

const connection = (id: string) => `/connections/${encodeURIComponent(id)}`;

/** The keys of the services that the shop works with. */
export const connectionCalls = (get: Get, send: Send) => ({
  connections: () => get<ConnectionDto[]>('/connections'),
  saveConnection: (id: string, values: readonly TypedValue[]) =>
    send<ConnectionDto>('PUT', connection(id), { values }),
  tryConnection: (id: string) => send<TrialDto>('POST', `${connection(id)}/trial`, {}),
});
