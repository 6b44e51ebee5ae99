import { IsString, MaxLength } from 'class-validator';
import { OneLine } from '../../../platform/http/input-rules.js';
import { OptionalText } from '../../../platform/http/optional-rules.js';

/** Who takes a parcel, and under which number. */
export class ShippedByDto {
  /** Where it is left out with the number: those of the label that was bought. Of an own courier, who it is. */
  @OptionalText()
  @OneLine('Carrier')
  @MaxLength(100, { message: 'Carrier must be at most 100 characters' })
  @IsString({ message: 'Carrier must be a text' })
  carrier?: string;

  @OptionalText()
  @OneLine('Tracking number')
  @MaxLength(100, { message: 'Tracking number must be at most 100 characters' })
  @IsString({ message: 'Tracking number must be a text' })
  trackingNumber?: string;
}
