import { Refusal, refusal } from '../../../kernel/refusal.js';

export const ImportNotFound = refusal('not-found', 'import_not_found', 'Import not found');

export class ImportNotRun extends Refusal {
  constructor(status: string) {
    super('conflict', 'import_state', `This import is ${status}; that cannot be done now.`);
  }
}

/** Somebody else has planned it, who may do more. */
export const ImportSetsCosts = refusal(
  'forbidden',
  'import_sets_costs',
  'This import sets what goods cost the shop: your account may not.',
);

export const ImportOvertaken = refusal(
  'conflict',
  'import_overtaken',
  'A later import was run; undo that one first.',
);
