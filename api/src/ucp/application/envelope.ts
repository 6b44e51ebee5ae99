import { capabilitiesOf, type Capability, type Release } from '../domain/releases.js';

/** Any answer: its members are those of the published schema. */
export type Answer = Record<string, unknown>;

/** Where a release's schemas and pages are published. */
const published = (release: Release) => `https://ucp.dev/${release}`;

/** A capability as the profile declares it. */
export const declared = (release: Release) =>
  Object.fromEntries(
    capabilitiesOf(release).map(({ name, file, extends: parent }) => [
      name,
      [
        {
          ...{ version: release, schema: `${published(release)}/schemas/shopping/${file}.json` },
          ...(parent ? { extends: parent } : {}),
        },
      ],
    ]),
  );

/** The `ucp` member of an answer by these capabilities. */
export const envelope = (release: Release, names: readonly Capability[]): Answer => ({
  version: release,
  status: 'success',
  capabilities: Object.fromEntries(names.map((name) => [name, [{ version: release }]])),
});

export type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';

export interface Message {
  type: 'error' | 'warning' | 'info';
  code: string;
  content: string;
  path?: string;
  severity?: Severity;
}

/** Instead of an answer: why there is none. */
export const failed = (release: Release, messages: readonly Message[], continueUrl?: string): Answer => ({
  ucp: { version: release, status: 'error' },
  messages,
  ...(continueUrl ? { continue_url: continueUrl } : {}),
});
