import { Refusal } from '../../../kernel/refusal.js';

export class ImportNotFound extends Refusal {
  constructor() {
    super('not-found', 'import_not_found', 'Import not found');
  }
}

/** What was sent as CSV cannot be read, or is too much; `line` counts from 1, the headings included. */
export class NotAnImport extends Refusal {
  constructor(message: string) {
    super('invalid', 'not_an_import', message, { fields: [{ field: 'file', message }] });
  }
}

export class ImportTooLarge extends Refusal {
  constructor(message: string) {
    super('too-large', 'too_large', message);
  }
}

export class ImportNotRun extends Refusal {
  constructor(status: string) {
    super('conflict', 'import_state', `This import is ${status}; that cannot be done now.`);
  }
}

export class ImportOvertaken extends Refusal {
  constructor() {
    super('conflict', 'import_overtaken', 'A later import was run; undo that one first.');
  }
}
