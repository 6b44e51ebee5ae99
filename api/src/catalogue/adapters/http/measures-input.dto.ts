import { IfSent, WholeNumber } from '../../../platform/http/input-rules.js';

/** What one piece of a variant weighs and measures, where somebody says so. */
export class MeasuresInputDto {
  /** What one piece weighs with its packing, in grams; 0 when nobody has said. */
  @IfSent()
  @WholeNumber('grams', 0, 10_000_000)
  grams?: number;

  /** How long one piece is with its packing, in millimetres; 0 when nobody has said. */
  @IfSent()
  @WholeNumber('lengthMm', 0, 10_000)
  lengthMm?: number;

  /** How wide one piece is with its packing, in millimetres; 0 when nobody has said. */
  @IfSent()
  @WholeNumber('widthMm', 0, 10_000)
  widthMm?: number;

  /** How high one piece is with its packing, in millimetres; 0 when nobody has said. */
  @IfSent()
  @WholeNumber('heightMm', 0, 10_000)
  heightMm?: number;
}
