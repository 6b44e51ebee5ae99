export class BrokenRecordDto {
  record!: string;
  detail!: string;
}

export class InvariantDto {
  id!: string;
  sentence!: string;
  ok!: boolean;
  broken!: BrokenRecordDto[];
}

export class IntegrityAnswer {
  success!: boolean;
  /** True when every sentence holds of every record. */
  ok!: boolean;
  checkedAt!: string;
  data!: InvariantDto[];
}
