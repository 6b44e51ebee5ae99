import 'reflect-metadata';
import { plainToInstance, Type } from 'class-transformer';
import { IsIn, IsObject, IsString, Matches, MaxLength, ValidateNested, validateSync } from 'class-validator';

class Payer {
  @IsIn(['MSISDN']) partyIdType!: string;
  @Matches(/^\d{11,15}$/) partyId!: string;
}

class Prompt {
  @Matches(/^\d+(\.\d{1,2})?$/) amount!: string;
  @Matches(/^[A-Z]{3}$/) currency!: string;
  @IsString() @MaxLength(64) externalId!: string;
  @IsObject() @ValidateNested() @Type(() => Payer) payer!: Payer;
  @IsString() @MaxLength(160) payerMessage = '';
  @IsString() @MaxLength(160) payeeNote = '';
}

/** The body of a request to pay, or null when it is none. */
export function readPrompt(body: string) {
  const prompt = plainToInstance(Prompt, parsed(body));
  if (!(prompt instanceof Prompt)) return null;
  if (validateSync(prompt, { whitelist: true, forbidNonWhitelisted: true }).length > 0) return null;
  const { payer, ...rest } = prompt;
  return { ...rest, payer: payer.partyId };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
