import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { zoneOf } from '../area.js';
import { OTHER_REGION_NAMES } from './region-other-names.js';
import { OWN_REGION_NAMES } from './region-own-names.js';
import { isRegion, isRegionIn, regionKey, regionsOf } from './regions.js';

describe('a region', () => {
  it.each([
    ['US', 'Texas', 'TX'],
    ['US', ' tx ', 'TX'],
    ['US', 'US-TX', 'Texas'],
    ['US', 'new  york', 'NY'],
    ['CA', 'Québec', 'QC'],
    ['AU', 'nsw', 'New South Wales'],
    ['DE', 'Bayern', 'Bavaria'],
    ['DE', 'DE-BY', 'bayern'],
    ['IN', 'Maharashtra', 'MH'],
    ['IN', 'IN-MH', 'Mahārāshtra'],
    ['IN', 'Orissa', 'Odisha'],
    ['BR', 'SP', 'São Paulo'],
    ['BR', 'Sao Paulo', 'BR-SP'],
    ['KE', 'Nairobi', 'Nairobi County'],
    ['UG', 'Central', 'Central Region'],
    ['RW', 'Kigali', 'City of Kigali'],
    ['NG', 'Lagos State', 'LA'],
    ['NG', 'Abuja', 'FCT'],
    ['NG', 'F.C.T.', 'NG-FC'],
    ['NO', 'Akershus', 'NO-32'],
    ['NO', 'Østfold', 'Viken'],
    ['NO', 'NO-55', 'Troms og Finnmark'],
    ['PK', 'KPK', 'Khyber Pakhtunkhwa'],
    ['RW', 'Umujyi wa Kigali', 'Kigali'],
    ['RW', 'Intara y’Amajyepfo', 'Southern'],
    ['KZ', 'Abai', 'Abay'],
    ['IT', 'Gallura', 'SS'],
    ['JP', 'Tokyo', '13'],
    ['JP', '東京都', 'Tokyo'],
    ['JP', '東京', 'Tōkyō-to'],
    ['JP', '京都府', 'Kyoto'],
    ['JP', '京都', 'JP-26'],
    ['JP', '北海道', 'Hokkaido'],
    ['CN', '广东', 'Guangdong'],
    ['CN', '北京市', 'Beijing'],
    ['MX', 'CDMX', 'Ciudad de México'],
    ['MX', 'D.F.', 'CMX'],
    ['AR', 'CABA', 'Capital Federal'],
    ['CO', 'Bogotá', 'DC'],
    ['CA', 'PQ', 'Québec'],
    ['ES', 'Sevilla', 'Seville'],
    ['ES', 'Comunidad Autónoma de Madrid', 'MD'],
    ['ES', 'Región de Murcia', 'MC'],
    ['ES', 'Comunidad Foral de Navarra', 'NC'],
    ['ES', 'Principado de Asturias', 'AS'],
    ['US', 'State of California', 'CA'],
    ['US', 'Commonwealth of Virginia', 'VA'],
    ['CA', 'Province of Québec', 'QC'],
    ['CA', 'Province de Québec', 'QC'],
    ['DE', 'Land Berlin', 'BE'],
    ['DE', 'Freistaat Bayern', 'BY'],
    ['DE', 'Freie und Hansestadt Hamburg', 'HH'],
    ['IT', 'Provincia di Milano', 'MI'],
    ['IT', "Valle d'Aosta", '23'],
    ['IT', "Provincia dell'Aquila", 'AQ'],
    ['FR', 'Île-de-France region', 'IDF'],
    ['FR', 'Région Bretagne', 'BRE'],
    ['CO', 'Departamento de Antioquia', 'ANT'],
    ['AR', 'Provincia de Córdoba', 'X'],
    ['AR', 'Provincia de Buenos Aires', 'B'],
    ['BR', 'Estado de São Paulo', 'SP'],
    ['MX', 'Estado de México', 'MEX'],
    ['MX', 'Ciudad de México', 'CMX'],
    ['JP', 'Aichi-ken', '23'],
    ['JP', 'Kyoto-fu', '26'],
    ['JP', 'Tokyo-to', '13'],
    ['KR', '경기도', '41'],
    ['KR', 'Gyeonggi-do', '경기'],
    ['CH', 'Kanton Zürich', 'ZH'],
    ['CH', 'République et canton de Genève', 'GE'],
    ['PL', 'województwo mazowieckie', '14'],
    ['NL', 'Provincie Utrecht', 'UT'],
    ['IE', 'County Cork', 'CO'],
    ['PT', 'Madeira', '30'],
    ['TR', 'Van', '65'],
    ['HK', 'Kowloon', 'KW'],
    ['AO', 'Icolo e Bengo', 'Luanda'],
    ['BF', 'Guiriko', 'Hauts-Bassins'],
    ['DZ', 'ولاية وهران', 'Oran'],
    ['CL', 'Región Metropolitana', 'RM'],
    ['CM', 'Extrême-Nord', 'Far North'],
    ['AE', 'دبي', 'Dubai'],
    ['SA', 'المنطقة الشرقية', 'Eastern'],
    ['UA', 'Lviv', 'Львівська область'],
    ['KZ', 'Karaganda', 'Қарағанды облысы'],
    ['TW', '台北市', 'Taipei City'],
    ['RU', 'Республика Татарстан', 'Tatarstan'],
    ['TR', 'Adiyaman', 'Adıyaman'],
    ['PL', 'Lodzkie', 'Łódzkie'],
    ['IR', 'Tehran', '23'],
    ['MA', 'Oriental', '02'],
    ['PH', 'NCR', 'Metro Manila'],
  ])('of %s is the same as %s and as %s', (country, one, other) => {
    expect(regionKey(country, one)).toBe(regionKey(country, other));
  });

  it.each([
    ['US', 'Texas', 'Ohio'],
    ['US', 'WA', 'WV'],
    ['DE', 'Bayern', 'Berlin'],
    ['US', 'TX', null],
    ['RU', 'Moscow', 'Moscow Oblast'],
    ['ID', 'Riau Islands', 'Riau'],
    ['TR', 'Van', ''],
    ['TW', '新竹市', '新竹縣'],
    ['UA', 'Київ', 'Київська область'],
  ])('of %s differs: %s, %s', (country, one, other) => {
    expect(regionKey(country, one)).not.toBe(regionKey(country, other));
  });

  it('means, by each name of the tables of other names, the one that it stands with', () => {
    for (const [row] of `${OTHER_REGION_NAMES}${OWN_REGION_NAMES}`.matchAll(/^[A-Z]{2}: .+$/gm))
      for (const entry of row.slice(4).split(',')) {
        const [code = '', ...words] = entry.split(' ');
        const names = words.join(' ').split('/');
        expect(names.map((name) => `${name}: ${regionKey(row.slice(0, 2), name)}`)).toEqual(
          names.map((name) => `${name}: ${code.toLowerCase()}`),
        );
      }
  });

  it('is never called by the name of another one, as Iran’s and Morocco’s are in CLDR', () => {
    for (const country of ['IR', 'MA', 'UG'])
      for (const { code, name } of regionsOf(country))
        expect(`${regionKey(country, name)} ${name}`).toBe(`${code.toLowerCase()} ${name}`);
  });

  it('is known by each name that the form of an address offers', () => {
    const folder = new URL('../../../../storefront/public/places/', import.meta.url);
    const unknown = readdirSync(folder).flatMap((file) => {
      const { regions = [] } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
        regions?: string[];
      };
      return regions.filter((name) => !isRegion(file.slice(0, 2), name)).map((name) => `${file}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('is no region of another country', () => {
    expect(regionKey('AU', 'WA')).toBe(regionKey('AU', 'Western Australia'));
    expect(regionKey('US', 'WA')).toBe(regionKey('US', 'Washington'));
  });

  it('chooses a zone by its code where the zone has its name, and the reverse', () => {
    const zones = ['Texas', 'NY'].map((region) => ({ areas: [{ country: 'US', region, postcodes: [] }] }));
    const to = (region: string) => zoneOf(zones, { country: 'US', region, postcode: null });
    expect([to('TX'), to('New York'), to('Ohio')]).toEqual([zones[0], zones[1], undefined]);
  });

  it('holds what is a part of it', () => {
    expect(isRegionIn('IT', 'MI', 'Lombardia')).toBe(true);
    expect(isRegionIn('ES', 'Las Palmas', 'Canarias')).toBe(true);
    expect(isRegionIn('ES', 'Canarias', 'Las Palmas')).toBe(false);
    expect(isRegionIn('ES', 'Comunidad de Madrid', 'Madrid')).toBe(true);
    expect(isRegionIn('UG', 'Kampala', 'Central')).toBe(true);
    expect(isRegionIn('US', 'TX', 'CA')).toBe(false);
    expect(isRegionIn('US', '', 'CA')).toBe(false);
  });

  it.each([
    ['IN', 'Atlantis', false],
    ['IN', '', false],
    ['IN', 'mh', true],
    ['DE', 'Bayern', true],
    ['US', 'Pacific', false],
  ])('of %s: %j is one: %s', (country, text, known) => {
    expect(isRegion(country, text)).toBe(known);
  });
});
