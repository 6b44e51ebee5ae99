import { ApiProperty } from '@nestjs/swagger';

/** Store credit in one currency. */
export class MyCreditDto {
  @ApiProperty({ example: 12 })
  balance!: number;
  @ApiProperty({ example: 'USD' })
  currency!: string;
}

export class MyCreditAnswer {
  success!: boolean;
  data!: MyCreditDto[];
}
