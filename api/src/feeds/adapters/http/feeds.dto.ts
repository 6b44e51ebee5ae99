export class FeedDto {
  /** In its address. */
  name!: string;
  label!: string;
  /** Where its address goes. */
  note!: string;
  /** Whole address, by which others fetch it. */
  url!: string;
}

export class FeedsAnswerDto {
  success!: true;
  data!: FeedDto[];
}
