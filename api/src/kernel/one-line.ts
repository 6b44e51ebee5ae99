/**
 * A text that stays on its line wherever it is shown: no control characters, no line or paragraph separators, and no
 * invisible format characters, which turn or hide what is beside them. The two joiners are let through between letters and
 * pictures, since names and emoji are written with them.
 */
export const ONE_LINE =
  /^(?:[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D](?=[\p{L}\p{M}\p{Extended_Pictographic}]))*$/u;

export const isOneLine = (text: string): boolean => ONE_LINE.test(text);
