import { Refusal } from '../../kernel/refusal.js';

/** Some of the orders have no label that could be printed. */
export class LabelsLacking extends Refusal {
  constructor(numbers: readonly string[]) {
    const shown = numbers.slice(0, 5).map((number) => `#${number}`);
    const more = numbers.length > shown.length ? ` and ${numbers.length - shown.length} more` : '';
    super('conflict', 'labels_lacking', `No label is bought for ${shown.join(', ')}${more}.`);
  }
}
