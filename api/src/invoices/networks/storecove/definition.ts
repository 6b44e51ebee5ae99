import { ADDRESS, type DeclaredVariable } from '../../../kernel/declared-variable.js';
import type { NetworkDefinition } from '../contract.js';

const variables: readonly DeclaredVariable[] = [
  {
    name: 'STORECOVE_API_KEY',
    label: 'API key',
    help: 'Of your account at Storecove.',
    isNeeded: true,
    isSecret: true,
    pattern: /^\S{16,}$/,
    must: 'must have at least 16 characters and no spaces',
    about: 'no e-invoices are sent; the API key of your account at the access point Storecove',
  },
  {
    name: 'STORECOVE_LEGAL_ENTITY',
    label: 'Legal entity',
    help: 'The id there of the legal entity that sends.',
    isNeeded: true,
    pattern: /^\d{1,12}$/,
    must: 'must be a number',
    about: 'belongs to `STORECOVE_API_KEY`: the id of the legal entity there that sends',
  },
  {
    name: 'STORECOVE_PARTICIPANT',
    label: 'Address in Peppol',
    help: 'Such as 0208:0202239951; empty: by the VAT number of the shop.',
    pattern: /^\d{4}:[A-Za-z0-9][A-Za-z0-9._\-+:]{1,49}$/,
    must: 'must be a scheme of four digits, a colon and a number, such as 0208:0202239951',
    about:
      'the address of the legal entity in Peppol, such as `0208:0202239951`; without it the one of the VAT number, `9930:DE…`',
  },
  {
    name: 'STORECOVE_API_BASE',
    label: 'Address of Storecove',
    isOperators: true,
    pattern: ADDRESS,
    must: 'must be an address',
    about: 'Storecove’s own address',
  },
];

/** Peppol's access point Storecove. */
export const storecove: NetworkDefinition = {
  name: 'storecove',
  label: 'Storecove (e-invoices)',
  takes: 'ubl',
  senderVariable: 'STORECOVE_PARTICIPANT',
  variables,
  contradictions: ({ STORECOVE_API_KEY: key, STORECOVE_LEGAL_ENTITY: entity }) =>
    Boolean(key) === Boolean(entity)
      ? []
      : ['STORECOVE_API_KEY and STORECOVE_LEGAL_ENTITY belong together; one is missing.'],
  access: ({ STORECOVE_API_KEY: key, STORECOVE_LEGAL_ENTITY: entity, STORECOVE_API_BASE: baseUrl }) =>
    key && entity ? { secrets: { key, entity }, ...(baseUrl ? { baseUrl } : {}) } : undefined,
};
