import { ApiProperty } from '@nestjs/swagger';

export class PlacedPictureDto {
  @ApiProperty({ example: '/media/3f1c0a9b7d5e4c2f8a6b0d1e2c3f4a5b/drawing.svg' })
  url!: string;
  @ApiProperty({ type: 'integer' })
  width!: number;
  @ApiProperty({ type: 'integer' })
  height!: number;
}

export class ToneDto {
  @ApiProperty({ example: 'accent' })
  name!: string;
  @ApiProperty({ example: '#1d5fd1' })
  light!: string;
  @ApiProperty({ example: '#8ab6ff' })
  dark!: string;
}

export class ProfileDto {
  @ApiProperty({ example: 'instagram' })
  name!: string;
  @ApiProperty({ example: 'Instagram' })
  label!: string;
  @ApiProperty({ example: 'https://www.instagram.com/duka' })
  url!: string;
}

/** How the shop looks; what its merchant has not chosen is null, empty, or Duka's own. */
export class LookDto {
  @ApiProperty({ type: PlacedPictureDto, nullable: true })
  logo!: PlacedPictureDto | null;
  @ApiProperty({ type: PlacedPictureDto, nullable: true })
  logoDark!: PlacedPictureDto | null;
  /** `<icon>/icons/192.png`, and in the sizes 32, 180 and 512. */
  @ApiProperty({ type: 'string', nullable: true })
  icon!: string | null;
  /** Beside links that are shared. */
  @ApiProperty({ type: 'string', nullable: true })
  share!: string | null;
  /** Colours that were chosen, by the names of custom properties. */
  tones!: ToneDto[];
  @ApiProperty({ enum: ['modern', 'classic', 'technical'] })
  fonts!: string;
  @ApiProperty({ enum: ['slight', 'sharp', 'round'] })
  corners!: string;
  /** As registered, where it is not the shop's name. */
  companyName!: string;
  companyNumber!: string;
  profiles!: ProfileDto[];
}
