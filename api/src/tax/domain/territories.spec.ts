import { describe, expect, it } from '@jest/globals';
import type { Area } from '../../kernel/area.js';
import { faultsOfAreas } from '../../kernel/area.js';
import { OUTSIDE, taxToldApart, taxZoneOf, unclearForTax } from './territories.js';

const whole = (...countries: string[]): Area[] =>
  countries.map((country) => ({ country, region: null, postcodes: [] }));
const zone = (name: string, areas: Area[]) => ({ name, areas });
const ofCountries = ['DE', 'ES', 'FI', 'FR', 'GB', 'GR', 'IT', 'PT', 'CH', 'AT'].map((code) =>
  zone(code, whole(code)),
);
const nameAt = (country: string, postcode: string | null, zones = ofCountries) =>
  taxZoneOf(zones, { country, region: null, postcode })?.name;

// Directive 2006/112/EC, Articles 6 and 7
describe('a destination outside the area of the tax', () => {
  it.each([
    ['Las Palmas', 'ES', '35001'],
    ['Santa Cruz de Tenerife', 'ES', '38001'],
    ['Ceuta', 'ES', '51001'],
    ['Melilla', 'ES', '52 001'],
    ['Livigno', 'IT', '23041'],
    ['Campione d’Italia', 'IT', '22061'],
    ['Büsingen', 'DE', '78266'],
    ['Heligoland', 'DE', 'D-27498'],
    ['Mariehamn', 'FI', '22100'],
    ['Mariehamn as it is written', 'FI', 'FI-22100'],
    ['Saint-Denis, Réunion', 'FR', '97400'],
    ['Cayenne', 'FR', '97300'],
    ['Nouméa', 'FR', '98800'],
    ['Mount Athos', 'GR', '630 86'],
  ])('%s is in no zone of the whole country', (_place, country, postcode) => {
    expect(nameAt(country, postcode)).toBeUndefined();
  });

  it('is in a zone that names it, or in one for everywhere', () => {
    const canaries = zone('IGIC', [{ country: 'ES', region: null, postcodes: ['35*', '38*'] }]);
    expect(nameAt('ES', '35001', [...ofCountries, canaries])).toBe('IGIC');
    expect(nameAt('ES', '51001', [...ofCountries, canaries])).toBeUndefined();
    expect(nameAt('ES', '51001', [...ofCountries, zone('all', whole('*'))])).toBe('all');
  });

  it.each([
    ['Madrid', 'ES', '28001'],
    ['Valencia', 'ES', '46001'],
    ['Como', 'IT', '22100'],
    ['Bormio', 'IT', '23032'],
    ['Singen', 'DE', '78224'],
    ['Cuxhaven', 'DE', '27472'],
    ['Turku', 'FI', '20100'],
    ['Corsica', 'FR', '20000'],
    ['Funchal', 'PT', '9000-017'],
    ['Belfast', 'GB', 'BT1 1AA'],
    ['nobody knows where', 'ES', null],
  ])('%s is not', (_place, country, postcode) => {
    expect(nameAt(country, postcode)).toBe(country);
  });

  it.each([
    ['MC', 'FR'],
    ['IM', 'GB'],
    ['LI', 'CH'],
  ])('%s is taxed as %s, unless a zone names it', (country, as) => {
    expect(nameAt(country, null)).toBe(as);
    expect(nameAt(country, null, [...ofCountries, zone('own', whole(country))])).toBe('own');
  });
});

describe('an address in a country that has places outside', () => {
  const unclear = (country: string, region: string | null, postcode: string | null, zones = ofCountries) =>
    unclearForTax(zones, { country, region, postcode });

  it.each([
    ['ES', 'Madrid', '35001'],
    ['ES', 'Andalucía', '38001'],
    ['ES', 'Las Palmas', '28001'],
    ['ES', 'Canarias', '28001'],
    ['IT', 'Milano', '23041'],
    ['IT', 'Lazio', '22061'],
    ['ES', 'Comunidad de Madrid', '35001'],
    ['ES', 'Comunidad Autónoma de Madrid', '38001'],
    ['ES', 'Región de Murcia', '51001'],
    ['ES', 'Provincia de Sevilla', '52001'],
    ['ES', 'Principado de Asturias', '35001'],
    ['ES', 'Comunidad Valenciana', '35001'],
    ['ES', 'Cataluña', '35001'],
    ['IT', 'Provincia di Milano', '23041'],
    ['IT', 'Regione Lazio', '23041'],
    ['IT', 'Città metropolitana di Roma', '22061'],
    ['DE', 'Freistaat Bayern', '78266'],
    ['DE', 'Land Berlin', '27498'],
    ['FI', 'Uusimaa', '22100'],
    ['FR', 'Île-de-France region', '97400'],
    ['FR', 'département du Rhône', '97100'],
    ['GR', 'Attica', '63086'],
  ])('%s is refused with %s and %s', (country, region, postcode) => {
    expect(unclear(country, region, postcode)).toBe('both');
  });

  it.each([
    ['ES', 'Comunidad de Nadie', '35001'],
    ['ES', 'Nowhere', '28001'],
    ['IT', 'Provincia di Nessuno', '20100'],
    ['DE', 'Nirgendwo', '78266'],
    ['FR', 'Nulle part', '97400'],
  ])('%s does not know %s, beside %s', (country, region, postcode) => {
    expect(unclear(country, region, postcode)).toBe('region');
  });

  it.each([
    ['ES', 'Comunidad Autónoma de Canarias', '35001'],
    ['ES', 'Islas Canarias', '38001'],
    ['ES', 'Gran Canaria', '35001'],
    ['ES', 'Ciudad Autónoma de Ceuta', '51001'],
    ['ES', 'Comunidad de Madrid', '28001'],
    ['ES', 'Islas Baleares', '07001'],
    ['IT', 'Provincia di Sondrio', '23041'],
    ['IT', 'Regione Lombardia', '22061'],
    ['DE', 'Land Baden-Württemberg', '78266'],
    ['DE', 'NRW or what people write', '40210'],
    ['FR', 'La Réunion', '97400'],
    ['FI', 'Åland', '22100'],
    ['ES', null, '35001'],
  ])('%s is clear with %s and %s', (country, region, postcode) => {
    expect(unclear(country, region, postcode)).toBeNull();
  });

  it.each(['ES', 'IT', 'DE', 'FI', 'FR', 'GR'])('%s has no tax without knowing a postcode', (country) => {
    expect(unclear(country, null, '3500l')).toBe('postcode');
    expect(taxToldApart(ofCountries).byPostcode.has(country)).toBe(true);
    // an estimate; an order is refused without one by its form
    for (const none of [null, '', ' ']) expect(unclear(country, null, none)).toBeNull();
  });

  it.each([
    ['ES', 'Las Palmas', '35001'],
    ['ES', 'Canarias', '38001'],
    ['ES', 'Tenerife', '38001'],
    ['ES', 'Madrid', '28001'],
    ['ES', 'Andalucía', '41001'],
    ['ES', null, '35001'],
    ['IT', 'Sondrio', '23041'],
    ['IT', 'Lombardia', '22061'],
    ['IT', 'Milano', '20121'],
    ['DE', null, '78266'],
    ['FR', null, '97400'],
    ['PT', null, 'x'],
  ])('%s is clear with %s and %s', (country, region, postcode) => {
    expect(unclear(country, region, postcode)).toBeNull();
  });

  it('does not matter while no zone names the country', () => {
    expect(unclear('ES', 'Madrid', '35001', [zone('all', whole('*'))])).toBeNull();
    expect(unclear('ES', 'Madrid', 'x', [zone('FR', whole('FR'))])).toBeNull();
  });
});

it('names postcodes that the countries have', () => {
  expect(
    OUTSIDE.flatMap(({ country, postcodes }) => faultsOfAreas([{ country, region: null, postcodes }])),
  ).toEqual([]);
});
