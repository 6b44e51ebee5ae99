import type { FeedFormat } from './contract.js';
import { google } from './google/definition.js';
import { meta } from './meta/definition.js';
import { openai } from './openai/definition.js';

/** All formats, in the order of the list; a new one is a folder and a line here. */
export const FEED_FORMATS: readonly FeedFormat[] = [google, meta, openai];

export const formatOf = (name: string): FeedFormat | undefined =>
  FEED_FORMATS.find((format) => format.name === name);
