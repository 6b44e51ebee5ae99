/** Marks of direction, of no width and the like, which come along with a paste; signs that choose a form are none. */
const HIDDEN = /(?!\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** A text as the rules look at it; the API leaves out the same when it takes it. */
export const visible = (text: string): string => text.replaceAll(HIDDEN, '').trim();
