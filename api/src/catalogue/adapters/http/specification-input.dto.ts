import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { OneLine, Trimmed } from '../../../platform/http/input-rules.js';

/** One row of what a product is made of, measures and needs. */
export class SpecificationInputDto {
  @ApiProperty({ maxLength: 60, example: 'Material' })
  @OneLine('The name of a specification')
  @MaxLength(60, { message: 'The name of a specification has at most 60 characters' })
  @IsNotEmpty({ message: 'A specification needs a name' })
  @IsString({ message: 'The name of a specification must be a text' })
  @Trimmed()
  name!: string;

  @ApiProperty({ maxLength: 300, example: 'Cotton' })
  @OneLine('A specification')
  @MaxLength(300, { message: 'A specification has at most 300 characters' })
  @IsNotEmpty({ message: 'A specification needs a value' })
  @IsString({ message: 'A specification must be a text' })
  @Trimmed()
  value!: string;
}
