/** By the names of variables; null takes a value away, what is not named stays. */
export type TypedChanges = Readonly<Record<string, string | null>>;

/** `real`: reached with keys of its own; `played`: by a stand-in of this installation; `off`: not at all. */
export const REACHED = ['real', 'played', 'off'] as const;
export type Reached = (typeof REACHED)[number];

/** What was typed, each value sealed by itself, by the names of the variables. */
export type SealedValues = Readonly<Record<string, string>>;
