/** What staff asks a list for; the fields are those of the list's rules. */
export interface ListQuery {
  readonly sort: string;
  readonly direction: 'ASC' | 'DESC';
  readonly offset: number;
  readonly limit: number;
  all(field: string): string[] | undefined;
  text(field: string): string | undefined;
  number(field: string): number | undefined;
  flag(field: string): boolean | undefined;
}
