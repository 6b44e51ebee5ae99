import { readFileSync } from 'node:fs';

const document = JSON.parse(readFileSync(new URL('openapi.json', import.meta.url), 'utf8'));
const schemas = Object.entries(document.components.schemas).map(([name, { properties }]) => ({
  name,
  members: new Set(Object.keys(properties ?? {})),
}));
/** Up to three members in common are chance. */
const FEWEST = 4;

/** ESLint rule: what the document describes is imported from the generated client, never declared again by hand. */
export const typesFromTheDocument = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { again: 'The document declares this: import {{name}} from @duka/client.' },
  },
  create: (context) => ({
    'TSTypeLiteral, TSInterfaceBody'(node) {
      const declared = (node.members ?? node.body).map(({ key }) => key?.name ?? key?.value);
      if (declared.length < FEWEST) return;
      const schema = schemas.find(({ members }) => declared.every((member) => members.has(member)));
      if (schema) context.report({ node, messageId: 'again', data: { name: schema.name } });
    },
  }),
};
