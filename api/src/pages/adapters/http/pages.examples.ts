import { Changed } from '../../../kernel/changed.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { PageNotFound, PageTaken, PageWrong } from '../../domain/page.js';

const parameters = { id: '01942417-9872-74c7-9063-941417d7e501' };
const draft = {
  title: 'Our workshop',
  blocks: [{ kind: 'text', fields: { title: 'Where it is made', text: 'In Kampala, by five people.' } }],
};
const wrong = new PageWrong([{ field: 'blocks.0.fields.text', message: 'Text is required' }]);
const missing = [new PageNotFound()];

export const PAGE_CALLS: CallDescriptions = {
  adminDefineBlocks: {},
  adminListPages: {},
  adminGetPage: { parameters, refuses: missing },
  adminCreatePage: {
    requests: { workshop: { summary: 'A page of text', value: { address: 'our-workshop', ...draft } } },
    refuses: [wrong, new PageTaken()],
  },
  adminUpdatePage: {
    parameters,
    requests: { words: { summary: 'Other words', value: draft } },
    refuses: [wrong, new PageTaken(), ...missing],
  },
  adminDeletePage: { parameters, refuses: missing },
  adminPublishPage: {
    parameters,
    requests: {
      now: { summary: 'At once', value: {} },
      later: { summary: 'From a moment on', value: { at: '2030-12-01T08:00:00.000Z' } },
    },
    refuses: [
      new PageWrong([{ field: 'at', message: 'The moment must lie ahead; leave it empty to publish now' }]),
      ...[...missing, new Changed()],
    ],
  },
  adminWithdrawPage: { parameters, refuses: missing },
  adminRestorePage: {
    parameters,
    requests: { version: { summary: 'An earlier one', value: { versionId: parameters.id } } },
    refuses: [...missing, new Changed()],
  },
  adminPreviewPage: { parameters, refuses: missing },
};
