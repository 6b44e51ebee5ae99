import 'reflect-metadata';
import { plainToInstance, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsNumber,
  IsObject,
  IsOptional,
  IsPositive,
  IsString,
  Length,
  Matches,
  MaxLength,
  ValidateNested,
  validateSync,
} from 'class-validator';
import type { ShipmentRequest } from './shipment.js';

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
  @IsOptional() @IsIn(['DDP', 'DAP', 'EXW', 'FCA', 'CPT', 'CIP']) incoterm?: string;
}

class CustomsItem {
  @IsString() @Length(1, 255) description!: string;
  @IsNumber() @IsPositive() quantity!: number;
  @IsNumber() @IsPositive() value!: number;
  @IsString() @Length(3, 3) currency!: string;
  @IsNumber() @IsPositive() weight!: number;
  @IsString() @Matches(/^\d{6,12}$/) hs_tariff_number!: string;
  @IsString() @Length(2, 2) origin_country!: string;
  @IsOptional() @IsString() code?: string;
  @IsOptional() @IsString() @MaxLength(64) standardized_product_id?: string;
  @IsOptional() @IsString() @MaxLength(64) manufacturer_product_id?: string;
}

class CustomsInfo {
  @IsIn(['merchandise', 'gift', 'documents', 'returned_goods', 'sample', 'other']) contents_type!: string;
  @IsOptional() @IsString() @MaxLength(255) contents_explanation?: string;
  @IsIn(['none', 'other', 'quarantine', 'sanitary_phytosanitary_inspection']) restriction_type!: string;
  @IsOptional() @IsIn(['return', 'abandon']) non_delivery_option?: string;
  @IsBoolean() customs_certify!: boolean;
  @IsString() customs_signer!: string;
  @IsOptional() @IsString() eel_pfc?: string;
  @IsArray()
  @ArrayNotEmpty()
  @ValidateNested({ each: true })
  @Type(() => CustomsItem)
  customs_items!: CustomsItem[];
}

class TaxIdentifier {
  @IsIn(['SENDER', 'RECEIVER']) entity!: string;
  @IsString() @MaxLength(60) tax_id!: string;
  @IsString() @MaxLength(20) tax_id_type!: string;
  @IsString() @MaxLength(2) issuing_country!: string;
}

class Shipment {
  @IsObject() @ValidateNested() @Type(() => Address) from_address!: Address;
  @IsObject() @ValidateNested() @Type(() => Address) to_address!: Address;
  @IsObject() @ValidateNested() @Type(() => Parcel) parcel!: Parcel;
  @IsOptional() @IsObject() @ValidateNested() @Type(() => Options) options?: Options;
  @IsOptional() @IsObject() @ValidateNested() @Type(() => CustomsInfo) customs_info?: CustomsInfo;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(8)
  @ValidateNested({ each: true })
  @Type(() => TaxIdentifier)
  tax_identifiers?: TaxIdentifier[];
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
  const { from_address, to_address, parcel, reference, customs_info } = asked.shipment;
  const named = { ...(reference ? { reference } : {}), ...(customs_info ? { customs_info } : {}) };
  return { from_address, to_address, parcel, ...named };
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
