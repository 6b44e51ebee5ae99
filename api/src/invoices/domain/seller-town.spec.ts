import { describe, expect, it } from '@jest/globals';
import { sellerTown } from './seller-town.js';

describe('the town of the seller', () => {
  // the order of lines in each country: Universal Postal Union, addressing systems
  it.each([
    ['DE', 'Domstraße 1\n50668 Köln', ['Domstraße 1', '50668', 'Köln']],
    ['DE', 'Domstraße 1, D-50668 Köln, Germany', ['Domstraße 1', '50668', 'Köln']],
    ['AT', 'Ring 12/3\n1010 Wien', ['Ring 12/3', '1010', 'Wien']],
    ['NL', 'Damrak 1\n1012 LG Amsterdam', ['Damrak 1', '1012 LG', 'Amsterdam']],
    ['GB', '1 High Street\nLeeds\nLS1 4DY', ['1 High Street', 'LS1 4DY', 'Leeds']],
    ['GB', '1 High Street\nLeeds LS1 4DY', ['1 High Street', 'LS1 4DY', 'Leeds']],
    ['SE', 'Box 7\n111 22 Stockholm', ['Box 7', '111 22', 'Stockholm']],
    ['IE', '3 Quay\nDublin 2\nD02 AF30', ['3 Quay', 'D02 AF30', 'Dublin 2']],
    ['PT', 'Rua Augusta 1, 2.º\n1100-048 Lisboa', ['Rua Augusta 1, 2.º', '1100-048', 'Lisboa']],
    ['DE', 'Domstraße 1\n50668 Köln\nHRB 12345', ['Domstraße 1, HRB 12345', '50668', 'Köln']],
    ['DE', 'Domstraße 1\n50668 Köln\nTel. 0221 12345', ['Domstraße 1, Tel. 0221 12345', '50668', 'Köln']],
    ['US', '1 Main St, Springfield, IL 62701', ['1 Main St', '62701', 'Springfield']],
    ['AU', '1 George St\nSydney NSW 2000', ['1 George St', '2000', 'Sydney']],
    ['DE', 'Haus 10115', ['Haus 10115', '', '']],
    ['UG', '1 Market Street, Kampala', ['1 Market Street, Kampala', '', '']],
    ['DE', '', ['', '', '']],
  ])('in %s, of %j', (country, address, [street, postcode, city]) => {
    expect(sellerTown(address, country)).toEqual({ street, postcode, city });
  });
});
