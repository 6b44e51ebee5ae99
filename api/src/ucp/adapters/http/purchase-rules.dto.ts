import { CheckoutDto } from '../../../checkout/adapters/http/checkout-input.dto.js';
import { IfSent } from '../../../platform/http/input-rules.js';
import { WalletPhone } from '../../../platform/http/phone-rules.js';

/** What was said of a purchase, by the rules of the shop's own calls. */
export class SaidPurchaseDto extends CheckoutDto {
  @IfSent()
  @WalletPhone()
  mobileNumber?: string;
}
