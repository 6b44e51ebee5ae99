import { Injectable } from '@nestjs/common';
import { SandboxStore, type Kind } from '../../application/ports.js';
import { badParam } from '../../domain/wire/api.js';

type Wire = Record<string, unknown>;

/** Members that hold another object's id, and of what kind that is. */
const EXPANDABLE: Readonly<Record<string, Kind>> = {
  payment_intent: 'intent',
  latest_charge: 'charge',
  charge: 'charge',
};
const DEEPEST = 4;

/** Stripe's `expand[]=payment_intent.latest_charge`: puts the object in the place of its id. */
@Injectable()
export class Expander {
  constructor(private readonly store: SandboxStore) {}

  /** @throws ApiError when a member cannot be expanded */
  async run(object: Wire, paths: readonly string[]): Promise<Wire> {
    const copy = structuredClone(object);
    for (const path of paths) {
      const steps = path.split('.');
      if (steps.length > DEEPEST) throw badParam('You cannot expand more than 4 levels.', 'expand');
      await this.expand(copy, steps, path);
    }
    return copy;
  }

  private async expand(holder: Wire, [step, ...rest]: readonly string[], path: string): Promise<void> {
    if (step === undefined) return;
    const kind = EXPANDABLE[step];
    if (!kind || !(step in holder)) throw badParam(`This property cannot be expanded (${path}).`, 'expand');
    const value = holder[step];
    const found = typeof value === 'string' ? await this.store.find<Wire, object>(kind, value) : null;
    if (found) holder[step] = structuredClone(found.data);
    const next = holder[step];
    if (typeof next === 'object' && next !== null) await this.expand(next as Wire, rest, path);
  }
}
