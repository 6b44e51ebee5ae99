import type { AppRequest, Connected } from './records';

type Get = <T>(path: string) => Promise<T>;
type Send = <T>(method: string, path: string, body: unknown) => Promise<T>;

/** Letting applications in. `asked` is the query with which one has sent the person here. */
export const appCalls = (get: Get, send: Send) => ({
  appRequest: (asked: string) => get<AppRequest>(`/connected-apps/request?${new URLSearchParams({ asked })}`),
  connectApp: (asked: string, scopes: string[]) =>
    send<Connected>('POST', '/connected-apps', { asked, scopes }),
});
