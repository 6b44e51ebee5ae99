/** One line of the suggestions: what it says and where it leads. */
export type SuggestionTarget = { text: string; to: string };
