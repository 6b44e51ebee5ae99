import { rateLabel } from '../../../kernel/receipt.js';
import type { PaperWords } from '../../../kernel/receipt-sums.js';
import { tongueOf } from '../tongues.js';

const english = tongueOf('en');

/** The texts of papers in English, with amounts as texts write them. */
export const ENGLISH_PAPER: PaperWords = {
  say: (key, told) => english.say(`papers.${key}`, told),
  label: (label) => english.sentence(label),
  amount: String,
  rate: rateLabel,
};
