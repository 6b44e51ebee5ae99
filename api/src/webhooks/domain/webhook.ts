import { EVENT_TYPES, subjectOf } from '../../kernel/event-types.js';
import { PatternTaken } from './refusals.js';

/** Why nothing is sent: somebody said so, three days of failure, the receiver said that it is gone for good (410). */
export const OFF_REASONS = ['by-hand', 'failing', 'gone'] as const;
export type OffReason = (typeof OFF_REASONS)[number];

/** Where another system is told what happens, and of what. */
export interface Webhook {
  id: string;
  /** Who is told when it is switched off: who made it, or who switched it on last. */
  ownerId: string | null;
  name: string;
  url: string;
  /** Types of events (`order.placed`), or all of a thing (`order.*`). */
  types: readonly string[];
  /** Null while it is on. */
  off: OffReason | null;
}

/** So many may there be: each event is written down once for each that wants it. */
export const MOST_WEBHOOKS = 20;

/** What can be chosen besides a type of the feed: all of a thing, what comes later, too. */
export const ALL_OF = [...new Set(EVENT_TYPES.map(subjectOf))].map((subject) => `${subject}.*`);

/** Whether somebody who chose these types wants an event of this one. Pure. */
export const wants = (types: readonly string[], type: string): boolean =>
  types.includes(type) || types.includes(`${subjectOf(type)}.*`);

/** @throws PatternTaken where one is named beside all of its kind */
export function checkTypes(types: readonly string[]): void {
  const twice = types.find((type) => !type.endsWith('.*') && types.includes(`${subjectOf(type)}.*`));
  if (twice !== undefined) throw new PatternTaken(twice);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds before each further try: seven within the first hours, then slower; together with the last ones, three days. */
const PAUSES = [5, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR];

/** Seconds until an event is tried again that has failed so many times, at least once. Pure. */
export const pauseAfter = (failures: number): number => PAUSES[Math.min(failures, PAUSES.length) - 1] ?? 5;

/** After so many seconds of failures of one event its webhook is switched off. */
export const PATIENCE_SECONDS = 3 * 24 * HOUR;

/** The receiver says for good that it takes nothing any more. */
export const GONE = 410;

export const hasTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300;
