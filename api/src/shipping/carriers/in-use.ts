import type { ProviderAccess } from '../../platform/config/provider-access.js';
import { Carrier } from '../application/carrier.js';

/** Of all providers of labels the first that is set up; while none is, the first that is played. */
export class CarrierInUse extends Carrier {
  constructor(
    private readonly all: readonly Carrier[],
    private readonly access: Pick<ProviderAccess, 'isSetUp'>,
  ) {
    super();
  }

  get name() {
    return this.one.name;
  }

  get isConfigured() {
    return this.one.isConfigured;
  }

  get origin() {
    return this.one.origin;
  }

  rates: Carrier['rates'] = (...asked) => this.one.rates(...asked);
  offer: Carrier['offer'] = (...asked) => this.one.offer(...asked);
  buy: Carrier['buy'] = (...asked) => this.one.buy(...asked);
  read: Carrier['read'] = (...asked) => this.one.read(...asked);
  refund: Carrier['refund'] = (...asked) => this.one.refund(...asked);
  refundState: Carrier['refundState'] = (...asked) => this.one.refundState(...asked);
  labelFile: Carrier['labelFile'] = (...asked) => this.one.labelFile(...asked);
  track: Carrier['track'] = (...asked) => this.one.track(...asked);
  readMessage: Carrier['readMessage'] = (...asked) => this.one.readMessage(...asked);

  /** Asked at each call: keys may be typed in the panel meanwhile. */
  private get one(): Carrier {
    const { all, access } = this;
    const found =
      all.find(({ name }) => access.isSetUp(name)) ?? all.find(({ isConfigured }) => isConfigured) ?? all[0];
    if (!found) throw new Error('the shop knows no provider of labels');
    return found;
  }
}
