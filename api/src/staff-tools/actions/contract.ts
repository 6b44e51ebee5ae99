import type { Caller } from '../../kernel/caller.js';
import type { Permission } from '../../kernel/permission.js';
import type { Schema } from '../application/schema.js';
import type { Args } from '../application/staff-tool.js';
import type { Proposal, Subject, Values } from '../domain/proposal.js';

/** What the panel says of an action. */
export interface ActionWords {
  /** As in `Ship an order`. */
  label: string;
  /** Asked before what takes something away, and cannot be taken back. */
  question?: string;
}

/** What would be done, as it is written down. */
export interface Draft {
  subject: Subject;
  wanted: Values;
  /** What of the subject has to be so still when it is done. */
  before: Values;
}

/** What becomes another: `from` null of what is new; of a `count` null is any number. Money is in decimals of `currency`, the shop's unless told. */
export interface Difference {
  label: string;
  /** Of which part of the subject, by its name. */
  of?: string;
  from: string | number | null;
  to: string | number | null;
  unit: 'text' | 'money' | 'count' | 'moment' | 'status';
  currency?: string;
}

/** What is done and what decides it are written together: `made` is what undoing needs, `id` that of what is new. */
export type Settle = (made?: Values) => Promise<void>;

/**
 * Something that may be proposed: one room for each, listed in `index.ts`. Other systems draft it by `POST /admin/proposals`,
 * assistants by the tool of its name; a person who may do it approves it, and has done it then.
 */
export interface ActionPlugin {
  /** As rows of proposals keep it. It never changes. */
  name: string;
  words: ActionWords;
  subject: 'product' | 'order' | 'customer' | 'discount';
  /** Of whoever proposes it, beside `proposals.write`, and of whoever sees it. */
  reads: Permission;
  /** Of whoever approves it. */
  writes: Permission;
  tool: { name: string; description: string };
  /** What it takes, by name; all but the `optional` ones have to be there. */
  input: Readonly<Record<string, Schema>>;
  optional?: readonly string[];
  /** What of `wanted` the audit log must not keep for ever; then it does not keep the reason either. */
  untold?: readonly string[];
  /** Under which name the audit log tells of it, where the act does not tell of itself. */
  act?: { entity: string; action: string };
  /** It speaks to a provider first, and calls `settle` in a transaction of its own; all others are called in one. */
  opensItself?: true;
  /** @throws what is wrong with the arguments, or that it cannot be done now */
  draft(args: Args, caller: Caller): Promise<Draft>;
  /** Does it in the name of `by`. @throws ProposalOutdated where the subject is another than `before`, and what the act throws */
  make(proposal: Proposal, by: Caller, settle: Settle): Promise<void>;
  /** Left out of what cannot be taken back. @throws ProposalOutdated, … */
  undo?(proposal: Proposal, by: Caller): Promise<void>;
  differences(proposal: Pick<Proposal, 'wanted' | 'before'>): Difference[];
}
