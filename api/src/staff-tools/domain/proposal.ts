/** What somebody would have, or what was before, by the names that the plugin of its action knows (`actions`). */
export type Values = Readonly<Record<string, unknown>>;

export const PROPOSAL_STATES = ['waiting', 'approved', 'refused', 'undone'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** What a proposal is about; of something new there is no id yet. */
export interface Subject {
  id: string | null;
  /** As it was called then. */
  name: string;
  /** One more with each change of it; null where changes of it do not matter. */
  version: number | null;
}

/** Something that another system or an assistant would do: nothing is done until a person approves it. */
export interface Proposal {
  id: string;
  /** The name of its plugin. */
  action: string;
  subject: Subject;
  wanted: Values;
  /** What of the subject has to be so still when it is done. */
  before: Values;
  /** What undoing it needs, once it is done. */
  made: Values;
  /** Why, in the words of whoever proposes. */
  reason: string;
  state: ProposalState;
  /** The account that answers for whoever proposes, and the key or application. */
  ownerId: string;
  proposedBy: string;
  createdAt: Date;
}

/** Whether each of these values is as it was; the order of names does not matter. Pure. */
export const isStill = (now: Values, then: Values): boolean =>
  Object.keys(then).every((name) => written(now[name]) === written(then[name]));

const written = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(
          Object.entries(one).toSorted(([before], [after]) => (before < after ? -1 : Number(before > after))),
        )
      : one,
  );
