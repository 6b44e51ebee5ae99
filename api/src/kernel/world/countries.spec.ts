import { describe, expect, it } from '@jest/globals';
import { OWN_COUNTRY_NAMES } from './country-own-names.js';
import { COUNTRIES, countryCode, countryCodes, countryName } from './countries.js';

describe('the countries', () => {
  it('are the 249 of ISO 3166-1 and Kosovo, in the order of their names', () => {
    expect(countryCodes()).toHaveLength(250);
    expect(COUNTRIES.slice(0, 3).map(({ name }) => name)).toEqual([
      'Afghanistan',
      'Åland Islands',
      'Albania',
    ]);
  });

  it('are each known by code and name', () => {
    for (const { code, name } of COUNTRIES)
      expect([countryCode(code), countryCode(code.toLowerCase()), countryCode(name)]).toEqual([
        code,
        code,
        code,
      ]);
  });

  it.each([
    ['HK', 'Hong Kong', 'Hong Kong SAR China', 'Hongkong', 'HKG', 'Hong Kong, China'],
    ['MO', 'Macao', 'Macau', 'Macao SAR China'],
    ['PS', 'Palestine', 'Palestinian Territories', 'State of Palestine', 'Palestine, State of'],
    ['TR', 'Turkey', 'Türkiye', 'Turkiye', 'TUR'],
    ['CI', "Côte d'Ivoire", 'Côte d’Ivoire', "Cote d'Ivoire", 'Ivory Coast'],
    ['CD', 'DR Congo', 'Democratic Republic of the Congo', 'Congo - Kinshasa', 'DRC', 'COD', 'D.R. Congo'],
    ['CG', 'Congo', 'Republic of the Congo', 'Congo - Brazzaville', 'Congo-Brazzaville'],
    ['BA', 'Bosnia and Herzegovina', 'Bosnia & Herzegovina', 'Bosnia-Herzegovina'],
    ['TT', 'Trinidad and Tobago', 'Trinidad & Tobago'],
    ['VN', 'Viet Nam', 'Vietnam', 'Socialist Republic of Viet Nam'],
    ['UG', 'UGA', ' uganda ', 'Uganda'],
    ['KR', 'Republic of Korea', 'Korea, Republic of', 'South Korea', 'Korea (South)', 'Korea'],
    ['KP', 'North Korea', "Korea, Democratic People's Republic of", "Democratic People's Republic of Korea"],
    ['RE', 'Reunion', 'Réunion', 'La Réunion'],
    ['US', 'USA', 'U.S.A.', 'us', 'United States of America', 'the United States'],
    ['GB', 'UK', 'U.K.', 'united  kingdom', 'Great Britain', 'England', 'Scotland'],
    ['CZ', 'Czechia', 'Czech Republic'],
    ['SZ', 'Eswatini', 'Swaziland'],
    ['MK', 'North Macedonia', 'Macedonia', 'FYROM'],
    ['CV', 'Cabo Verde', 'Cape Verde'],
    ['MM', 'Burma', 'Myanmar (Burma)'],
    ['LC', 'St. Lucia', 'Saint Lucia', 'St Lucia'],
    ['RU', 'Russian Federation', 'Russia'],
    ['TZ', 'Tanzania', 'Tanzania, United Republic of', 'United Republic of Tanzania'],
    ['XK', 'Kosovo'],
    ['JE', 'Jersey'],
    ['IS', 'Ísland', 'Island'],
    ['NL', 'The Netherlands', 'Holland', 'Nederland', 'Nederlân'],
    ['JP', '日本', 'Nippon'],
    ['RU', 'Россия', 'РОССИЯ'],
    ['GR', 'Ελλάδα', 'ΕΛΛΑΔΑ', 'Ελλαδα'],
    ['CZ', 'Česko', 'Cesko', 'Česká republika'],
    ['DE', 'Deutschland'],
    ['SA', 'السعودية', 'المملكة العربية السعودية'],
    ['EG', 'مصر'],
    ['AE', 'الإمارات العربية المتحدة', 'الامارات'],
    ['CN', '中国'],
    ['HK', '香港'],
    ['TW', '台灣'],
    ['KR', '대한민국', '한국'],
    ['TH', 'ไทย'],
    ['IN', 'भारत', 'இந்தியா', 'ভারত'],
    ['LK', 'ශ්‍රී ලංකාව', 'ශ්රී ලංකාව'],
    ['IL', 'ישראל', 'إسرائيل'],
    ['ET', 'ኢትዮጵያ'],
    ['UA', 'Україна'],
    ['CY', 'Κύπρος', 'Kıbrıs'],
    ['MA', 'المغرب', 'Maroc'],
    ['RW', 'U Rwanda', 'Rwanda'],
    ['BI', 'Uburundi'],
  ])('%s is understood as %s', (code, ...names) => {
    expect(names.filter((name) => countryCode(name) !== code)).toEqual([]);
    expect(countryCode(countryName(code))).toBe(code);
  });

  it('are understood by every name in their own languages, each of which is of one country', () => {
    const named = OWN_COUNTRY_NAMES.split(';').flatMap((entry) => {
      const [, code = '', names = ''] = /^(..) (.*)$/s.exec(entry.trim()) ?? [];
      return names.split('|').map((name) => ({ code, name }));
    });
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter(({ code, name }) => countryCode(name) !== code)).toEqual([]);
  });

  it.each(['ZZ', 'EU', 'UN', 'XA', 'XB', 'QO', 'EZ', 'Atlantis', 'Republic', 'Islands', '', '*', 'A', 'U'])(
    '%j is none',
    (text) => expect(countryCode(text)).toBeNull(),
  );
});
