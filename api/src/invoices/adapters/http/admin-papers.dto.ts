import { ApiProperty } from '@nestjs/swagger';
import { PAPER_PLACES, PAPERS, type PaperName, type PaperPlace } from '../../domain/paper-texts.js';

/** A paper that the shop writes. */
export class PaperDto {
  @ApiProperty({ enum: PAPERS })
  id!: PaperName;
  /** In the shop's first language. */
  @ApiProperty({ example: 'Packing slip' })
  title!: string;
  /** That language. */
  @ApiProperty({ example: 'en' })
  language!: string;
  /** In which the shop says some of it in its own words. */
  @ApiProperty({ type: [String], example: ['fr'] })
  languages!: string[];
}

/** A text of a paper. */
export class PaperTextDto {
  @ApiProperty({ example: 'papers.invoice.payment' })
  key!: string;
  /** `opening`, `payment` and `closing` are blocks that the paper has once they are written. */
  @ApiProperty({ enum: PAPER_PLACES })
  place!: PaperPlace;
  /** Whether it may have several lines. */
  hasLines!: boolean;
  /** What the shop comes with: a message of ICU, `Issued {day}`; empty where it comes with nothing. */
  @ApiProperty({ example: '' })
  original!: string;
  /** What the text is told, each by its name; its own words have to keep them all. */
  @ApiProperty({ type: [String], example: [] })
  variables!: string[];
  /** What its own words may be told beside. */
  @ApiProperty({ type: [String], example: ['name', 'order', 'amount'] })
  offered!: string[];
  /** The words of the original that a law wants: own words may stand beside them. */
  @ApiProperty({ type: [String], example: [] })
  words!: string[];
  /** The shop's own words; empty where it has none. */
  own!: string;
  /** The other papers that say it, too. */
  @ApiProperty({ enum: PAPERS, isArray: true })
  alsoIn!: PaperName[];
  /** In which of the examples it stands, by their places. */
  @ApiProperty({ type: 'integer', isArray: true, example: [0] })
  samples!: number[];
}

export class PaperTextsDto {
  @ApiProperty({ enum: PAPERS })
  id!: string;
  @ApiProperty({ example: 'fr' })
  language!: string;
  /** As they stand on it, from above. */
  texts!: PaperTextDto[];
  /** What its examples are called. */
  @ApiProperty({ type: [String] })
  samples!: string[];
  /** The shop's languages, its first one first. */
  @ApiProperty({ type: [String], example: ['en', 'fr'] })
  languages!: string[];
}
