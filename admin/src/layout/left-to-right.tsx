/** A telephone number or a code: its signs keep their places where lines run from right to left, whatever a browser makes of digits alone. */
export const LeftToRight = ({ children }: { children: string | null | undefined }) =>
  children ? <bdi dir="ltr">{children}</bdi> : null;
