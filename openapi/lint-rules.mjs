/** Rules of our own for the linter. */
import { typesFromTheDocument } from './types-from-the-document.mjs';

const namedExports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { unnamed: 'Named exports only.', barrel: 'No barrels: import from the file that has it.' },
  },
  create: (context) => ({
    ExportDefaultDeclaration: (node) => context.report({ node, messageId: 'unnamed' }),
    ExportAllDeclaration: (node) => context.report({ node, messageId: 'barrel' }),
  }),
};

export default {
  meta: { name: 'duka' },
  rules: { 'named-exports': namedExports, 'types-from-the-document': typesFromTheDocument },
};
