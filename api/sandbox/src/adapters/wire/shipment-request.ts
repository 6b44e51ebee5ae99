import 'reflect-metadata';
import { plainToInstance, Type } from 'class-transformer';
import {
  IsNumber,
  IsObject,
  IsOptional,
  IsPositive,
  IsString,
  Length,
  MaxLength,
  ValidateNested,
  validateSync,
} from 'class-validator';
import type { ShipmentRequest } from '../../domain/wire/shipment.js';

class Address {
  @IsOptional() @IsString() @MaxLength(200) name?: string;
  @IsOptional() @IsString() @MaxLength(200) company?: string;
  @IsOptional() @IsString() @MaxLength(200) street1?: string;
  @IsOptional() @IsString() @MaxLength(200) street2?: string;
  @IsOptional() @IsString() @MaxLength(200) city?: string;
  @IsOptional() @IsString() @MaxLength(200) state?: string;
  @IsOptional() @IsString() @MaxLength(40) zip?: string;
  @IsString() @Length(2, 2) country!: string;
  @IsOptional() @IsString() @MaxLength(40) phone?: string;
  @IsOptional() @IsString() @MaxLength(200) email?: string;
}

class Parcel {
  @IsNumber() @IsPositive() weight!: number;
  @IsOptional() @IsNumber() @IsPositive() length?: number;
  @IsOptional() @IsNumber() @IsPositive() width?: number;
  @IsOptional() @IsNumber() @IsPositive() height?: number;
}

class Options {
  @IsOptional() @IsString() label_format?: string;
}

class Shipment {
  @IsObject() @ValidateNested() @Type(() => Address) from_address!: Address;
  @IsObject() @ValidateNested() @Type(() => Address) to_address!: Address;
  @IsObject() @ValidateNested() @Type(() => Parcel) parcel!: Parcel;
  @IsOptional() @IsObject() @ValidateNested() @Type(() => Options) options?: Options;
  @IsOptional() @IsString() @MaxLength(200) reference?: string;
}

class Body {
  @IsObject() @ValidateNested() @Type(() => Shipment) shipment!: Shipment;
}

/** The shipment that is asked for, or null when the body asks for none. */
export function readShipment(body: string): ShipmentRequest | null {
  const asked = plainToInstance(Body, parsed(body));
  if (!(asked instanceof Body)) return null;
  if (validateSync(asked, { whitelist: true, forbidNonWhitelisted: true }).length > 0) return null;
  const { from_address, to_address, parcel, reference } = asked.shipment;
  return { from_address, to_address, parcel, ...(reference ? { reference } : {}) };
}

/** The rate that is bought: `{ "rate": { "id": … } }`. */
export function readRate(body: string): string {
  const asked = parsed(body) as { rate?: { id?: unknown } } | null | undefined;
  return typeof asked?.rate?.id === 'string' ? asked.rate.id : '';
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
