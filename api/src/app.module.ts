import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { AlertsModule } from './alerts/alerts.module.js';
import { CartConsentsModule } from './left-carts/cart-consents.module.js';
import { LeftCartsModule } from './left-carts/left-carts.module.js';
import { OauthModule } from './oauth/oauth.module.js';
import { ApiKeysModule } from './api-keys/api-keys.module.js';
import { AdminCustomersModule } from './accounts/admin-customers.module.js';
import { AdminCreditModule } from './credit/admin-credit.module.js';
import { AdminCouponsModule } from './promotions/admin-coupons.module.js';
import { GroupMembershipModule } from './accounts/group-membership.module.js';
import { NamedByDiscountsModule } from './promotions/named-by-discounts.module.js';
import { ArrivalsModule } from './arrivals/arrivals.module.js';
import { AdminStockModule } from './inventory/admin-stock.module.js';
import { AuditModule } from './audit/audit.module.js';
import { CartModule } from './cart/cart.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { MergedCreditModule } from './credit/merged-credit.module.js';
import { GroupPricesModule } from './catalogue/group-prices.module.js';
import { InStepModule } from './catalogue/in-step.module.js';
import { CheckoutModule } from './checkout/checkout.module.js';
import { ContactModule } from './contact/contact.module.js';
import { DownloadsModule } from './downloads/downloads.module.js';
import { FeedsModule } from './feeds/feeds.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { ChangesModule } from './events/changes.module.js';
import { EventsModule } from './events/events.module.js';
import { FulfilmentModule } from './fulfilment/fulfilment.module.js';
import { FavoritesModule } from './favorites/favorites.module.js';
import { IdentityModule } from './identity/identity.module.js';
import { IntegrityModule } from './integrity/integrity.module.js';
import { InvoicesModule } from './invoices/invoices.module.js';
import { MediaModule } from './media/media.module.js';
import { AdminNewsletterModule } from './newsletter/admin-newsletter.module.js';
import { LabelsModule } from './labels/labels.module.js';
import { MonitoringModule } from './monitoring/monitoring.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { BuyersModule } from './orders/buyers.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { DraftOrdersModule } from './draft-orders/draft-orders.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { ReturnsModule } from './returns/returns.module.js';
import { WithdrawalsModule } from './withdrawals/withdrawals.module.js';
import { EarlierOrdersModule } from './earlier-orders/earlier-orders.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { ShopArchiveModule } from './shop-archive/shop-archive.module.js';
import { SetupModule } from './setup/setup.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { ShippingModule } from './shipping/shipping.module.js';
import { StaffToolsModule } from './staff-tools/staff-tools.module.js';
import { UcpModule } from './ucp/ucp.module.js';
import { TranslationsModule } from './translations/translations.module.js';
import { ConnectionsModule } from './connections/connections.module.js';
import { ChannelsModule } from './channels/channels.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';
import { TaxModule } from './tax/tax.module.js';

/** The shop's table of contents: one line per feature. Taking a line out takes the feature out. */
@Module({
  imports: [
    PlatformModule,
    AccountsModule,
    ApiKeysModule,
    OauthModule,
    CatalogueModule,
    AlertsModule,
    MediaModule,
    ReviewsModule,
    EventsModule,
    FavoritesModule,
    CartModule,
    ...[CartConsentsModule, LeftCartsModule],
    BuyersModule,
    OrdersModule,
    EarlierOrdersModule,
    InvoicesModule,
    CheckoutModule,
    IntegrityModule,
    ReturnsModule,
    WithdrawalsModule,
    LabelsModule,
    FulfilmentModule,
    NotificationsModule,
    NewsletterModule,
    ContactModule,
    DownloadsModule,
    FeedsModule,
    AdminCouponsModule,
    ...[GroupMembershipModule, GroupPricesModule, InStepModule],
    ...[NamedByDiscountsModule, MergedCreditModule],
    AdminCreditModule,
    AdminCustomersModule,
    ...[AdminStockModule, ArrivalsModule],
    AdminNewsletterModule,
    PrivacyModule,
    DashboardModule,
    ReportsModule,
    SettingsModule,
    TranslationsModule,
    SetupModule,
    ShopArchiveModule,
    IdentityModule,
    DraftOrdersModule,
    PagesModule,
    ShippingModule,
    TaxModule,
    AuditModule,
    MonitoringModule,
    UcpModule,
    StaffToolsModule,
    ConnectionsModule,
    ChannelsModule,
    WebhooksModule,
    ChangesModule,
  ],
})
export class AppModule {}
