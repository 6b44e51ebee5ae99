import { Refusal } from '../../kernel/refusal.js';

/** A mailed link that is not alive: malformed, used up, or of an address that left. */
export class LinkDead extends Refusal {
  constructor() {
    super('invalid', 'link_dead', 'This link is no longer valid.');
  }
}
