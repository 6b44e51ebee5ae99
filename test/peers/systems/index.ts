import type { System } from '../contract.ts';
import { duka } from './duka/index.ts';
import { medusa } from './medusa/index.ts';
import { vendure } from './vendure/index.ts';

/** Those that are measured beside one another; the first is the one that the others are compared with. */
export const SYSTEMS: readonly System[] = [duka, vendure, medusa];
