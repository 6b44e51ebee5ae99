import { Refusal } from '../../../kernel/refusal.js';

export class ImportNotFound extends Refusal {
  constructor() {
    super('not-found', 'import_not_found', 'Import not found');
  }
}

export class ImportNotRun extends Refusal {
  constructor(status: string) {
    super('conflict', 'import_state', `This import is ${status}; that cannot be done now.`);
  }
}

/** Somebody else has planned it, who may do more. */
export class ImportSetsCosts extends Refusal {
  constructor() {
    super(
      'forbidden',
      'import_sets_costs',
      'This import sets what goods cost the shop: your account may not.',
    );
  }
}

export class ImportOvertaken extends Refusal {
  constructor() {
    super('conflict', 'import_overtaken', 'A later import was run; undo that one first.');
  }
}
