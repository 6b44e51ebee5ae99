/** One request on the loopback wire. */
export interface WireCall {
  method: string;
  path: string;
  /** Without the question mark. */
  query: string;
  body: string;
  headers: Readonly<Record<string, string | undefined>>;
}

export interface WireAnswer {
  status: number;
  /** Unset: an empty body. */
  body?: object;
  /** Sent instead of the body: what is no JSON. */
  text?: string | Uint8Array;
  headers: Readonly<Record<string, string>>;
}
