import { IsString, MaxLength } from 'class-validator';
import { IfSent } from './input-rules.js';
import { Strict } from './strict-query.js';

const LONGEST = 50_000;

/** Which rows of an admin list are meant, where order and pages do not matter. */
export class AdminFilterQuery {
  /**
   * Allowed fields and what they must equal: `{"status":"pending","q":"ann"}`; `{"id":[…]}` fetches by id.
   */
  @IfSent()
  @IsString({ message: 'filter must be sent once' })
  @MaxLength(LONGEST, { message: 'filter is too long' })
  filter?: string;
}

/** The query of every admin list, as react-admin's simple-rest provider sends it: three pieces of JSON. */
@Strict()
export class AdminListQuery extends AdminFilterQuery {
  /**
   * Which field sorts, and how: `["createdAt","DESC"]`.
   */
  @IfSent()
  @IsString({ message: 'sort must be sent once' })
  @MaxLength(200, { message: 'sort is too long' })
  sort?: string;

  /**
   * First and last row, counted from zero, both included, at most 1,000 of them: `[0,24]`.
   */
  @IfSent()
  @IsString({ message: 'range must be sent once' })
  @MaxLength(100, { message: 'range is too long' })
  range?: string;
}

/** What a delete answers, so that react-admin's bulk delete can read it. */
export class DeletedDto {
  id!: string;
}
