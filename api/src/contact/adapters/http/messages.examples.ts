import { Changed } from '../../../kernel/changed.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { AssigneeUnknown, MessageNotFound, MessageOrderUnknown } from '../../domain/refusals.js';

const parameters = { id: '0194242c-c4dc-74a5-8894-000000000001' };

export const MESSAGE_CALLS: CallDescriptions = {
  adminListMessages: {},
  adminGetMessage: { parameters, refuses: [new MessageNotFound()] },
  adminReplyToMessage: {
    parameters,
    requests: { answer: { summary: 'An answer', value: { text: 'It runs true to size.' } } },
    refuses: [
      ...[new MessageNotFound(), new Changed()],
      new InvalidInput([{ field: 'text', message: 'Please write an answer' }]),
    ],
  },
  adminUpdateMessage: {
    parameters,
    requests: { close: { summary: 'Nothing is left to be done', value: { status: 'closed' } } },
    refuses: [new MessageNotFound(), new AssigneeUnknown(), new MessageOrderUnknown()],
  },
};
