import type { Declares } from '../../kernel/connections.js';
import type { DeclaredValues } from '../../kernel/declared-variable.js';
import type { Translator } from '../application/ports.js';

/** What a service that translates says of itself; pure data. */
export interface TranslatorDefinition extends Declares {
  name: string;
}

export interface TranslatorPlugin extends TranslatorDefinition {
  /** Reads the code that speaks to it; `values` is what the environment says of its variables. */
  load: () => Promise<{ make: (values: DeclaredValues) => Translator }>;
}
