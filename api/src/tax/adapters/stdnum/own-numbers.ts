import type { Validator } from 'stdnum';
import { library } from './library.js';

/** By which validator of the library a number is checked, by country and the name that it has in the table of tax numbers. */
const VALIDATORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AR: { CUIT: 'cuit' },
  AU: { ABN: 'abn' },
  BR: { CNPJ: 'cnpj', CPF: 'cpf' },
  CA: { 'GST/HST number': 'gst' },
  CL: { RUT: 'rut' },
  CO: { NIT: 'nit' },
  EG: { 'Tax number': 'tn' },
  GH: { TIN: 'tin' },
  ID: { NPWP: 'npwp' },
  IL: { 'Company number': 'hp' },
  IN: { GSTIN: 'gstin' },
  IS: { 'VSK number': 'vsk' },
  JP: { 'Corporate number': 'cn' },
  KE: { 'KRA PIN': 'pin' },
  KR: { BRN: 'brn' },
  MA: { ICE: 'ice' },
  MX: { RFC: 'rfc' },
  NO: { 'MVA number': 'mva' },
  NZ: { 'GST number': 'ird' },
  PE: { RUC: 'ruc' },
  RS: { PIB: 'pib' },
  SG: { UEN: 'uen' },
  TH: { TIN: 'tin' },
  TR: { VKN: 'vkn', TCKN: 'tckimlik' },
  TW: { UBN: 'ubn' },
  UA: { EDRPOU: 'edrpou', RNOKPP: 'rntrc' },
  ZA: { 'VAT number': 'vat' },
};

export const validatorOf = (country: string, name: string): Validator | undefined => {
  const key = VALIDATORS[country]?.[name];
  return key === undefined ? undefined : library().stdnum[country]?.[key];
};
