import { Refusal, refusal } from '../../kernel/refusal.js';
import { RELEASES } from './releases.js';

/** What was sent does not have the shape of the protocol. `path` is a JSONPath of RFC 9535. */
export class RequestWrong extends Refusal {
  constructor(path: string, message: string) {
    super('invalid', 'invalid_request', message, { fields: [{ field: path, message }] });
  }
}

/** Neither this release nor one that it could be read as. */
export const ReleaseUnsupported = refusal(
  'unprocessable',
  'version_unsupported',
  `This shop speaks UCP ${RELEASES.join(' and ')}; see /.well-known/ucp.`,
);

/** The settings say so. */
export const UcpSwitchedOff = refusal(
  'not-found',
  'ucp_switched_off',
  'This shop is not sold in by assistants.',
);

/** Unknown, or no longer there. */
export class UcpThingNotFound extends Refusal {
  constructor(what: string) {
    super('not-found', 'not_found', `There is no such ${what}.`);
  }
}
