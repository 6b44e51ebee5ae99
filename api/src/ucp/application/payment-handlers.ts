import { definitionOf } from '../../payments/methods/known.js';
import type { Release } from '../domain/releases.js';
import type { Answer } from './envelope.js';

/** The ways to pay as handlers: their names are in the name space of this software, their ids are those of the shop. */
export const handlersOf = (release: Release, methods: readonly string[]): Answer =>
  Object.fromEntries(
    methods.map((method) => {
      const definition = definitionOf(method);
      const config = definition && {
        ...{ label: definition.checkout.label, next: definition.next, needs: [...definition.needs] },
      };
      const handler = { id: method, version: release, available_instruments: [{ type: method }] };
      return [`shop.duka.${method}`, [{ ...handler, ...(config ? { config } : {}) }]];
    }),
  );
