/** Signs of other widths and digits of other scripts as a keyboard of here writes them: `٠٧` is `07`. */
export const inPlainDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (sign) => {
    let first = sign.codePointAt(0) ?? 0;
    const value = first;
    // the digits of each script stand in a row from nought to nine
    while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1)) && value - first < 9) first -= 1;
    return String(value - first);
  });
