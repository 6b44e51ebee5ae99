import type { CallDescriptions } from '../../../platform/http/api-doc.js';

export const CONTACT_CALLS: CallDescriptions = {
  sendContactMessage: {
    requests: {
      question: {
        summary: 'A question',
        value: {
          name: 'Amina Otieno',
          email: 'amina@example.com',
          subject: 'A question about sizes',
          message: 'Does the linen jacket run small?',
        },
      },
    },
  },
};
