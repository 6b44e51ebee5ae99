import { fileName } from './layout/file-name';
import { inOwnWords } from './own-words';
import { failureOf, httpError, type Problem } from './problem';
import { passwordAgain } from './session-renewal';
import { token } from './session';
import { panelLanguage } from './spoken';
import { t } from './texts';

export type Answer = { status: number; headers: Headers; body: string; json: never };
export type Options = {
  method?: string;
  body?: BodyInit | null;
  headers?: HeadersInit;
  signal?: AbortSignal | null | undefined;
};

const wasStopped = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError';

const unreached = () =>
  httpError(0, { detail: t('The shop cannot be reached. Check the connection and try again.') });

const send = async (url: string, options: Options): Promise<Response> => {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  if (!headers.has('Accept-Language')) headers.set('Accept-Language', panelLanguage);
  if (options.body && !(options.body instanceof FormData) && !headers.has('Content-Type'))
    headers.set('Content-Type', 'application/json');
  const bearer = token();
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  try {
    return await fetch(url, { ...options, headers });
  } catch (reason) {
    throw wasStopped(reason) ? reason : unreached();
  }
};

/** The whole answer, which may be cut off on its way. */
const textOf = async (response: Response): Promise<string> => {
  try {
    return await response.text();
  } catch (reason) {
    throw wasStopped(reason) ? reason : unreached();
  }
};

const parse = (text: string): unknown => {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};

const codeOf = async (response: Response) =>
  (parse(await response.clone().text()) as Problem | undefined)?.code;

/** Sends the call; asks for the password and repeats it when the session has ended, or when a dangerous step wants it. */
const sendAgain = async (url: string, options: Options): Promise<Response> => {
  const response = await send(url, options);
  if (response.status === 401) return (await passwordAgain('ended')) ? send(url, options) : response;
  if (response.status !== 403 || (await codeOf(response)) !== 'password_required') return response;
  return (await passwordAgain('password')) ? send(url, options) : response;
};

/** 204 has no body, but react-admin wants the id of what was touched. */
const idOf = (url: string) => ({
  id: decodeURIComponent(new URL(url, 'http://x').pathname.split('/').pop() ?? ''),
});

/**
 * Every call of the panel. Sends the session's token, turns a problem document into react-admin's error, and where the
 * password is needed asks for it and repeats the call, so that nothing typed is lost. What is no JSON comes from something
 * between here and the shop, which may not have heard of the call.
 */
export async function httpClient(url: string, options: Options = {}): Promise<Answer> {
  const response = await sendAgain(url, options);
  const body = await textOf(response);
  const json = parse(body);
  if (!response.ok) throw httpError(response.status, json ?? {}, failureOf(options.method ?? 'GET', url));
  if (json === undefined && response.status !== 204) throw unreached();
  return {
    status: response.status,
    headers: response.headers,
    body,
    json: (inOwnWords(url, json) ?? idOf(url)) as never,
  };
}

/** A file of the API (PDF, CSV), fetched with the token. */
export async function fileOf(url: string, options: Options = {}): Promise<Blob> {
  const response = await sendAgain(url, options);
  if (!response.ok) throw httpError(response.status, parse(await response.text()) ?? {});
  return response.blob();
}

/** A file of the API, handed to the browser as a download. */
export const download = async (url: string, name: string): Promise<void> => saveFile(await fileOf(url), name);

export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(name);
  link.click();
  URL.revokeObjectURL(address);
}
