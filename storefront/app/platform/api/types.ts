/**
 * The answers of the API under the names that the shop's pages use; the shapes are the document's, generated into the
 * client. Money is a decimal number in the shop's currency, or in the `currency` beside it; times are ISO 8601 UTC.
 */
import type {
  CashCheckoutDto,
  CheckoutAddressDto,
  ContactDto,
  MobileCheckoutDto,
  OrderDto,
  PaymentDto,
} from '@duka/client';

export type {
  CancelPreviewDto as CancelPreview,
  CartAnswerDto as Cart,
  CartLineDto as CartLine,
  CartSummaryDto as CartSummary,
  CashOrderDto as CashOrder,
  CategoryDto as Category,
  ConfirmationAnswer,
  CouponDto as Coupon,
  DemoLoginDto as DemoLogin,
  FacetsDto as Facets,
  ImageDto as Image,
  LoginAnswerDto as LoginAnswer,
  MeDto as Me,
  MyDownloadDto as MyDownload,
  OpenedDownloadDto as OpenedDownload,
  NewRatingDto as NewRating,
  OrderDto as Order,
  OpenedQuoteDto as OpenedQuote,
  OrderLineDto as OrderLine,
  OrderSummaryDto as OrderSummary,
  OrderReturnsDto as OrderReturns,
  OrderWithdrawalsDto as OrderWithdrawals,
  StateWithdrawalDto as StatementInput,
  PageMetaDto as Page,
  BegunPaymentDto as BegunPayment,
  PaymentMethodDto as WayToPay,
  PaymentViewDto as PaymentState,
  PriceInDto as PriceIn,
  ProductCardDto as ProductCard,
  ProductDto as Product,
  ProductListAnswerDto as ProductList,
  CheckoutQuoteDataDto as CheckoutQuote,
  DeliveryOfferDto as DeliveryMethod,
  RateDto as RateInput,
  RequestReturnDto as ReturnRequest,
  ReturnDto as OrderReturn,
  ReturnPreviewDto as ReturnPreview,
  RatingShareDto as RatingCount,
  ReviewDto as Review,
  SavedAddressDto as SavedAddress,
  SessionDto as AccountSession,
  PageContentDto as PageContent,
  ShopDto as Shop,
  SuggestionDto as Suggestion,
  TrackingEventDto as TrackingEvent,
  UserDto as User,
  VariantDto as Variant,
  WalletQuoteDto as WalletQuote,
} from '@duka/client';

/** With its name, as the forms ask for it. */
export type Address = { [Part in keyof CheckoutAddressDto]-?: NonNullable<CheckoutAddressDto[Part]> };

export type PaymentMethod = OrderDto['paymentMethod'];

/** The contact form, with every field. */
export type ContactInput = Required<ContactDto>;

/** The body of any of the payment calls: each takes what it needs of it. */
export type CheckoutInput = Partial<
  Omit<MobileCheckoutDto, 'paymentMethod'> & Pick<CashCheckoutDto, 'total'> & Pick<PaymentDto, 'express'>
>;
