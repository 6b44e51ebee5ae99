import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { InStockAlready, NothingToWaitFor } from '../../domain/refusals.js';

/** The demo's one product that nobody can buy. */
const SOLD_OUT = { id: '0194200e-7fba-7e5a-972f-4f6839328ac6' };

export const ALERT_CALLS: CallDescriptions = {
  tellWhenBack: {
    parameters: SOLD_OUT,
    requests: { reader: { summary: 'Whichever variant comes first', value: { email: 'amina@example.com' } } },
    refuses: [
      new NothingToWaitFor(),
      new InStockAlready(),
      new InvalidInput([{ field: 'email', message: 'Please enter a valid email address.' }]),
    ],
  },
};
