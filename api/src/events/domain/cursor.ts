import { Refusal } from '../../kernel/refusal.js';

/** A place in the feed, with the id of the event that stands there, so that one of another history is told apart. */
export interface Cursor {
  position: number;
  /** Null before the first event that is kept. */
  eventId: string | null;
}

const SHAPE = /^(\d{1,15})(?:\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}))?$/;

/** `1234.<id of the event>`; the place alone where no event is kept. */
export const textOf = ({ position, eventId }: Cursor): string =>
  eventId === null ? String(position) : `${position}.${eventId}`;

/** @throws CursorUnknown for a text that no cursor has */
export function cursorOf(text: string): Cursor {
  const [, position, eventId = null] = SHAPE.exec(text) ?? [];
  if (position === undefined) throw new CursorUnknown();
  return { position: Number(position), eventId };
}

/** A cursor that this shop has not given, or that was given before its history was set back. */
export class CursorUnknown extends Refusal {
  constructor() {
    const message =
      'This cursor is not of this shop’s history. Read everything anew, then begin with after=latest.';
    super('conflict', 'event_cursor_unknown', message);
  }
}

/** What came after the cursor is no longer all kept. */
export class EventsForgotten extends Refusal {
  constructor() {
    const message =
      'Events after this cursor are no longer kept. Read everything anew, then begin with after=latest.';
    super('conflict', 'events_forgotten', message);
  }
}
