import { Refusal, type FieldError } from '../../kernel/refusal.js';

export class SettingsWrong extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'settings_wrong', fields[0]?.message ?? 'The settings are not valid.', { fields });
  }
}
