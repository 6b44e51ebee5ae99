import { RequestWrong } from '../domain/refusals.js';
import type { Asked, CatalogueCalls } from './catalogue-calls.js';
import type { Answer } from './envelope.js';
import { objectAt, type Sent } from './reading.js';

/** What a call by a tool comes with, beside its arguments. */
export interface ToolCall extends Asked {
  args: Sent;
  /** The address that it came from. */
  ip: string;
}

/** A call of the protocol as assistants find it: the MCP binding names and describes it so. */
export interface Tool {
  name: string;
  description: string;
  /** The argument that holds what is sent, if any. */
  holds: 'catalog' | 'cart' | 'checkout' | null;
  takesId: boolean;
  /** What it counts as, where it is dear. */
  counts?: 'pricing' | 'placing';
  run(call: ToolCall): Promise<Answer>;
}

export const sentIn = ({ args }: ToolCall, name: string): Sent => {
  if (args[name] === undefined) throw new RequestWrong(`$.${name}`, `$.${name} is missing`);
  return objectAt(args, name);
};

export const catalogueTools = (catalogue: CatalogueCalls): Tool[] => [
  {
    name: 'search_catalog',
    description: 'Search what is on sale by words, categories and price.',
    holds: 'catalog',
    takesId: false,
    run: (call) => catalogue.searchCatalogue(call, sentIn(call, 'catalog')),
  },
  {
    name: 'lookup_catalog',
    description: 'Look up products and variants by their ids.',
    holds: 'catalog',
    takesId: false,
    run: (call) => catalogue.lookUpCatalogue(call, sentIn(call, 'catalog')),
  },
  {
    name: 'get_product',
    description: 'Show one product with its variants and which options can be had.',
    holds: 'catalog',
    takesId: false,
    run: (call) => catalogue.showProduct(call, sentIn(call, 'catalog')),
  },
];

/** The arguments of a tool as JSON Schema; what is in them the protocol’s schemas say. */
export function inputSchemaOf({ holds, takesId }: Pick<Tool, 'holds' | 'takesId'>): Answer {
  const object = { type: 'object' };
  return {
    type: 'object',
    properties: {
      meta: object,
      ...(takesId ? { id: { type: 'string' } } : {}),
      ...(holds ? { [holds]: object } : {}),
    },
    required: ['meta', ...(takesId ? ['id'] : []), ...(holds ? [holds] : [])],
  };
}
