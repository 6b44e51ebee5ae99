/** What is told, in the form of Standard Webhooks (`type`, `timestamp`, `data`), with where and what it is. */
export interface Message {
  id: string;
  type: string;
  /** When the transaction began that did it. */
  timestamp: string;
  /** Of the shape of `data`, for this type. */
  version: number;
  /** To read on after this event in the feed; null for a test. */
  cursor: string | null;
  resource: string;
  resourceId: string;
  data: Readonly<Record<string, unknown>>;
}

export const TEST_TYPE = 'webhook.test';
export const VERSION = 1;

/** The bytes that are signed and sent, the same at every try. */
export const textOf = (message: Message): string => JSON.stringify(message);
