import { WholeNumber } from './input-rules.js';

/** A point of a picture. */
export class FocusDto {
  /** Percent of the width, from the left. */
  @WholeNumber('The focus of a picture', 0, 100)
  x!: number;

  /** Percent of the height, from the top. */
  @WholeNumber('The focus of a picture', 0, 100)
  y!: number;
}
