/** One line of the suggestions: what it says and where it leads; `query` when that is a search. */
export type SuggestionTarget = { text: string; to: string; query?: string };
