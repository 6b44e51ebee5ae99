import { ApiProperty } from '@nestjs/swagger';
import {
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { ONE_LINE } from '../../../kernel/one-line.js';
import { countryCodes } from '../../../kernel/world/countries.js';
import {
  Amount,
  CurrencyCode,
  MailAddress,
  Trimmed,
  WholeNumber,
} from '../../../platform/http/input-rules.js';
import type { Proposal } from '../../application/proposal.js';
import {
  STEP_NAMES,
  stepsOf,
  type Reach,
  type SeenStep,
  type ShopFacts,
  type StepName,
} from '../../domain/steps.js';

export class OwnerDto {
  /** What stands behind # in the link that the start prints. */
  @MaxLength(200, { message: 'token must be at most 200 characters' })
  @IsString({ message: 'token must be a text' })
  token!: string;

  @ApiProperty({ example: 'Amina Otieno' })
  @Matches(ONE_LINE, { message: 'The name must be one line.' })
  @MaxLength(100, { message: 'The name must be at most 100 characters.' })
  @IsNotEmpty({ message: 'Please give your name.' })
  @IsString({ message: 'Please give your name.' })
  @Trimmed()
  name!: string;

  @ApiProperty({ example: 'amina@example.com' })
  @MailAddress('Please enter a valid email address.')
  @IsString({ message: 'Please enter a valid email address.' })
  @Trimmed()
  email!: string;

  /** At least twelve characters; common ones and what is easy to guess are refused. */
  @ApiProperty({ example: 'saffron kettle 42' })
  @MaxLength(1_000, { message: 'Password must be at most 128 characters' })
  @IsString({ message: 'Please choose a password.' })
  password!: string;
}

export class ClaimedDto {
  isClaimed!: boolean;
}

export class SetupStepDto implements SeenStep {
  @ApiProperty({ enum: STEP_NAMES })
  name!: StepName;
  isDone!: boolean;
  /** Without it the shop does not open. */
  isRequired!: boolean;
  /** What there is to do, as a sentence; null when it is done. */
  @ApiProperty({ type: 'string', nullable: true })
  missing!: string | null;
}

/** How the shop is reached. */
export class ReachDto implements Reach {
  /** `PUBLIC_URL`, else as it was typed in the panel: links in mails and for search engines begin with it. */
  @ApiProperty({ example: 'https://shop.example' })
  url!: string;
  /** Whether others than this machine can reach it there. */
  isPublic!: boolean;
  /** `TRUST_PROXY`: so many proxies in front are believed about whose call it is. */
  @ApiProperty({ type: 'integer', example: 1 })
  proxies!: number;
  /** So many proxies named themselves in this very call, believed or not. */
  @ApiProperty({ type: 'integer', example: 1 })
  seenProxies!: number;
}

export class SetupDto {
  /** Whether visitors may buy. */
  isOpen!: boolean;
  /** In the order in which they are done. */
  steps!: SetupStepDto[];
  reach!: ReachDto;

  static of(facts: ShopFacts & { isOpen: boolean }, seenProxies: number): SetupDto {
    return { isOpen: facts.isOpen, steps: stepsOf(facts), reach: { ...facts.reach, seenProxies } };
  }
}

export class ProposedTaxDto {
  /** As receipts name it. */
  name!: string;
  category!: string;
  percent!: number;
}

export class ProposalDto {
  /** ISO 3166-1. */
  country!: string;
  /** ISO 4217; null where there is none. */
  @ApiProperty({ type: 'string', nullable: true, example: 'EUR' })
  currency!: string | null;
  /** By its name in the IANA database. */
  timeZone!: string;
  /** The rates of the whole country; none where the shop knows none. */
  taxes!: ProposedTaxDto[];
  /** Where they come from. */
  @ApiProperty({ type: 'string', nullable: true })
  source!: string | null;

  static of({ taxes, ...proposal }: Proposal): ProposalDto {
    const rates = taxes?.rates.map(({ name, category, thousandths }) => ({
      ...{ name, category, percent: thousandths / 1_000 },
    }));
    return { ...proposal, taxes: rates ?? [], source: taxes?.source ?? null };
  }
}

export class CountryQueryDto {
  @ApiProperty({ example: 'DE' })
  @IsIn(countryCodes(), { message: 'country must be a code of ISO 3166-1, such as DE' })
  country!: string;
}

export class ChosenCountryDto extends CountryQueryDto {
  @ApiProperty({ example: 'EUR' })
  @CurrencyCode()
  currency!: string;

  /** Whether prices bear the tax of the country, where the shop knows its rates. */
  @IsBoolean({ message: 'takesTax must be true or false' })
  takesTax!: boolean;

  /** Of a parcel within the country, in `currency`; 0 is free, null leaves delivery to be set up by itself. */
  @ApiProperty({ type: 'number', nullable: true, example: 4.9 })
  @ValidateIf((_, value) => value !== null)
  @Max(1_000_000_000, { message: 'deliveryPrice must be at most 1000000000' })
  @Min(0, { message: 'deliveryPrice must be 0 or more' })
  @Amount('deliveryPrice must be an amount with at most two decimals')
  deliveryPrice!: number | null;

  /** Working days until it is there. */
  @WholeNumber('daysFrom', 0, 60)
  daysFrom!: number;

  @WholeNumber('daysTo', 0, 60)
  daysTo!: number;
}
