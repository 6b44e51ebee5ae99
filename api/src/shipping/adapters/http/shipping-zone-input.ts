import { toSmallest } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';
import { areaOf } from '../../../platform/http/area.dto.js';
import type { MethodTerms, SentZone } from '../../application/manage-shipping-zones.js';
import type {
  NewShippingZoneDto,
  ShippingMethodInputDto,
  ShippingZoneChangeDto,
} from './shipping-zone-input.dto.js';

export const newZone = ({ name, areas, methods }: NewShippingZoneDto): SentZone => ({
  name,
  areas: areas.map(areaOf),
  methods: methods.map(methodTerms),
});

export const changedZone = ({ name, areas, methods }: ShippingZoneChangeDto): Partial<SentZone> => ({
  ...(name === undefined ? {} : { name }),
  ...(areas === undefined ? {} : { areas: areas.map(areaOf) }),
  ...(methods === undefined ? {} : { methods: methods.map(methodTerms) }),
});

function methodTerms(sent: ShippingMethodInputDto): MethodTerms {
  const { id = null, name, kind, price = 0, freeFrom = null, steps = [], pickup, daysFrom, daysTo } = sent;
  const limit = kind === 'price' ? toSmallest : Math.round;
  return {
    id,
    name,
    kind,
    price: Money.fromDecimal(price, 'price'),
    freeFrom: freeFrom === null ? null : Money.fromDecimal(freeFrom, 'freeFrom'),
    steps: steps.map((step) => ({
      upTo: step.upTo === null ? null : limit(step.upTo),
      price: Money.fromDecimal(step.price, 'price'),
    })),
    pickup: pickup ? { address: pickup.address, hours: pickup.hours ?? '' } : null,
    postcodes: sent.postcodes ?? [],
    ...(sent.service ? { service: sent.service } : {}),
    daysFrom,
    daysTo,
    isActive: sent.isActive ?? true,
  };
}
