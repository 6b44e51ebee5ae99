import { Refusal, refusal } from './refusal.js';

/** What was read is not what is there any more. */
export const Changed = refusal('stale', 'changed', 'Changed by someone else. Please reload.');

/** The same of a thing that has versions; says which one is there now. The code is its name with `_changed`: `tax_zone_changed`. */
export abstract class ThingChanged extends Refusal {
  constructor(thing: string, version: number) {
    const message = `Somebody else changed this ${thing}. Load it again, then repeat your change.`;
    super('stale', `${thing.replaceAll(' ', '_')}_changed`, message, { data: { version } });
  }
}
