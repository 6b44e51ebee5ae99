import { Refusal, type FieldError, refusal } from '../../kernel/refusal.js';

export const ConnectionNotFound = refusal(
  'not-found',
  'connection_not_found',
  'There is no such connection.',
);

/** What was typed does not fit, or does not go together. */
export class ConnectionWrong extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'connection_wrong', fields[0]?.message ?? 'These keys do not fit.', { fields });
  }
}

/** The environment wins, so that what is typed would do nothing. */
export const SetByEnvironment = refusal(
  'conflict',
  'set_by_environment',
  'This connection is set up by variables of the environment, which win. Whoever runs the server changes it there.',
);

/** There is nothing to seal keys with. */
export const NoSealingKey = refusal(
  'conflict',
  'no_sealing_key',
  'Keys cannot be kept here yet: whoever runs the server has to set SEALING_KEY first.',
);

/** What is not set up, or gives nothing to try. */
export const NothingToTry = refusal(
  'conflict',
  'nothing_to_try',
  'Enter its keys first; then it can be tried.',
);
