import type { PaymentStrategy } from '../../payments/methods/contract.js';
import type { Release } from '../domain/releases.js';
import type { Answer } from './envelope.js';

/** The ways to pay as handlers: their names are in the name space of this software, their ids are those of the shop. */
export const handlersOf = (release: Release, offered: readonly PaymentStrategy[]): Answer =>
  Object.fromEntries(
    offered.map(({ method, label, next, needs }) => [
      `shop.duka.${method}`,
      [
        {
          ...{ id: method, version: release, available_instruments: [{ type: method }] },
          config: { label, next, needs: [...needs] },
        },
      ],
    ]),
  );
