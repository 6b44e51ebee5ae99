import type { Channel } from './contract.js';
import { google } from './google/definition.js';

/** All channels; a new one is a folder and a line here. */
export const CHANNELS: readonly Channel[] = [google];
