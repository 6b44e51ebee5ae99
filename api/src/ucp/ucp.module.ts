import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BrowseProducts } from '../catalogue/application/browse-products.js';
import { ProductReads } from '../catalogue/application/ports.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { PayWaitingOrder } from '../checkout/application/pay-waiting-order.js';
import { PlaceOrderAndPay } from '../checkout/application/place-order-and-pay.js';
import { BasketReads } from '../checkout/application/ports.js';
import { QuoteCheckout } from '../checkout/application/quote-checkout.js';
import { Exchanges } from '../kernel/exchange.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { GetTracking } from '../orders/application/get-tracking.js';
import { OrderParcels } from '../orders/application/order-parcels.js';
import { Orders } from '../orders/application/ports.js';
import { OrdersModule } from '../orders/orders.module.js';
import { OfferedMethods } from '../payments/application/offered-methods.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { TypedAddresses } from '../platform/outbound/typed-addresses.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { PlatformListener } from './adapters/events/platform-listener.js';
import { SignedPost } from './adapters/http/signed-post.js';
import { UcpKeys } from './adapters/http/ucp-keys.js';
import { UcpProfileController } from './adapters/http/profile.controller.js';
import { ShopGuestBuyers } from './adapters/http/shop-guest-buyers.js';
import { ShopPurchaseRules } from './adapters/http/shop-purchase-rules.js';
import { ShopUcpSecrets } from './adapters/http/shop-ucp-secrets.js';
import { UcpBuyingController } from './adapters/http/ucp-buying.controller.js';
import { UcpCatalogueController } from './adapters/http/ucp-catalogue.controller.js';
import { UcpMcpController } from './adapters/http/ucp-mcp.controller.js';
import { UcpTools } from './adapters/http/ucp-tools.js';
import { ForgetUcpSessions } from './adapters/jobs/forget-sessions.js';
import { PostgresUcpSessions } from './adapters/persistence/postgres-ucp-sessions.js';
import { CartCalls } from './application/cart-calls.js';
import { CatalogueCalls } from './application/catalogue-calls.js';
import { CheckoutCalls } from './application/checkout-calls.js';
import { FindGoods } from './application/find-goods.js';
import { OpenSessions } from './application/open-sessions.js';
import { OrderCalls } from './application/order-calls.js';
import { PayPlaced } from './application/pay-placed.js';
import { PlaceSaid } from './application/place-said.js';
import { GuestBuyers, PlatformPost, PurchaseRules, UcpSecrets, UcpSessions } from './application/ports.js';
import { PriceSaid } from './application/price-said.js';
import { TellPlatform } from './application/tell-platform.js';
import { WriteProfile } from './application/write-profile.js';

/** The Universal Commerce Protocol over REST and MCP: other systems' words for what the shop's own use cases do. */
@Module({
  imports: [AccountsModule, CatalogueModule, OrdersModule, PaymentsModule],
  controllers: [UcpProfileController, UcpCatalogueController, UcpBuyingController, UcpMcpController],
  providers: [
    adapter(UcpSessions, PostgresUcpSessions),
    adapter(PurchaseRules, ShopPurchaseRules),
    adapter(GuestBuyers, ShopGuestBuyers),
    adapter(UcpSecrets, ShopUcpSecrets),
    useCase(FindGoods, BrowseProducts, ProductReads, BasketReads, Exchanges),
    useCase(CatalogueCalls, FindGoods),
    useCase(WriteProfile, OfferedMethods, UcpSecrets),
    useCase(OpenSessions, UcpSessions, UcpSecrets),
    useCase(PriceSaid, QuoteCheckout, PurchaseRules, Exchanges),
    useCase(PlaceSaid, UcpSessions, GuestBuyers, PlaceOrderAndPay, UcpSecrets, ShopTerms, Orders),
    useCase(PayPlaced, UcpSessions, GuestBuyers, PurchaseRules, PayWaitingOrder),
    useCase(CartCalls, OpenSessions, UcpSessions, PriceSaid),
    useCase(CheckoutCalls, OpenSessions, UcpSessions, PriceSaid, PlaceSaid, PayPlaced, Orders, UcpSecrets),
    useCase(OrderCalls, UcpSessions, Orders, GetTracking, UcpSecrets, OrderParcels),
    useCase(TellPlatform, UcpSessions, Orders, OrderCalls, PlatformPost),
    adapter(PlatformPost, SignedPost),
    TypedAddresses,
    UcpKeys,
    PlatformListener,
    UcpTools,
    ForgetUcpSessions,
  ],
})
export class UcpModule {}
