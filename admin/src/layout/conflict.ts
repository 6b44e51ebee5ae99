/** A group of members that a form changes together, as people call it; the first one names it. */
export interface ComparedField {
  label: string;
  members: readonly string[];
  /** The value in words. */
  text: (record: FormRecord) => string;
}
export type FormRecord = Record<string, unknown>;
export type Side = 'mine' | 'theirs';
export interface Difference {
  field: ComparedField;
  mine: string;
  theirs: string;
  /** What stands to reason: whoever changed it alone is right; where both did, what was typed here stays. */
  choice: Side;
}

/** Where the form, as it was typed over `base`, and what the shop holds by now say different things. */
export const differences = (
  fields: readonly ComparedField[],
  { base, mine, theirs }: { base: FormRecord; mine: FormRecord; theirs: FormRecord },
): Difference[] =>
  fields.flatMap((field) => {
    const [was, typed, now] = [base, mine, theirs].map(field.text);
    if (typed === undefined || now === undefined || typed === now) return [];
    return [{ field, mine: typed, theirs: now, choice: typed === was ? 'theirs' : 'mine' }];
  });

/** The record of the others, with what the person keeps of their own. */
export const merged = (theirs: FormRecord, mine: FormRecord, kept: readonly ComparedField[]): FormRecord => ({
  ...theirs,
  ...Object.fromEntries(kept.flatMap(({ members }) => members.map((member) => [member, mine[member]]))),
});
