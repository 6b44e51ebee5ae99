import { Refusal } from '../../kernel/refusal.js';

/** What a tool was called with does not fit its schema; `faults` name each argument. */
export class ArgumentsWrong extends Refusal {
  constructor(faults: readonly { field: string; message: string }[]) {
    super('invalid', 'arguments_wrong', faults.map(({ message }) => message).join('; '), {
      fields: [...faults],
    });
  }
}
