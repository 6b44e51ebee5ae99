/**
 * The records of the admin API under the names that the panel uses; the shapes are the document's, generated into the
 * client. Money is in the shop's currency.
 */
import type {
  AdminOrderDto,
  AdminProductDto,
  AdminVariantDto,
  ImageDto,
  RefundOrderDto,
  StatsFiltersDto,
  UserDto,
} from '@duka/client';

export type {
  ApiKeyDto as ApiKeyRecord,
  MadeApiKeyDto as MadeApiKey,
  ConnectedAppDto as ConnectedAppRecord,
  ProposedChangeDto as ProposalRecord,
  AppRequestDto as AppRequest,
  ConnectedDto as Connected,
  WebhookDto as WebhookRecord,
  MadeWebhookDto as MadeWebhook,
  WebhookDeliveryDto as WebhookDelivery,
  WebhookDeliveryInFullDto as WebhookDeliveryInFull,
  EventTypeDto as EventType,
  AdminCategoryDto as CategoryRecord,
  AdminCouponDto as CouponRecord,
  AdminDiscountDto as DiscountRecord,
  AdminPromotionDto as PromotionRecord,
  DiscountKindDto as DiscountKind,
  DiscountPreviewDto as DiscountPreview,
  AdminCreditDto as CreditRecord,
  CreditInFullDto as CreditInFull,
  IssuedCreditDto as IssuedCredit,
  NewCreditDto as NewCredit,
  AdminCustomerDto as CustomerRecord,
  CustomerGroupDto as CustomerGroupRecord,
  CustomerRemarksDto as CustomerRemarks,
  SavedAddressDto as CustomerAddress,
  AddressDto as AddressTerms,
  TagDto as CustomerTag,
  MessageDto as MessageRecord,
  MessageInFullDto as MessageInFull,
  NewReplyDto as NewReply,
  AdminInvoiceDto as InvoiceRecord,
  AdminOrderDto as OrderRecord,
  CheckoutQuoteDataDto as DraftQuote,
  DraftOrderDto as DraftOrderRecord,
  DraftQuoteDto as SentQuote,
  DraftOrderTermsDto as DraftTerms,
  DraftOrderLineDto as DraftLine,
  DraftOrderOwnLineDto as DraftOwnLine,
  DraftOrderSummaryDto as DraftOrderSummary,
  OrderEditDto as OrderEdit,
  OrderEditTermsDto as OrderEditTerms,
  OrderEditPreviewDto as OrderEditPreview,
  OrderEditMadeDto as OrderEditMade,
  EditOrderDto as EditOrder,
  AdminOrderSummaryDto as OrderSummary,
  AdminReturnDto as ReturnRecord,
  OpenReturnDto as OpenReturn,
  AdminWithdrawalDto as WithdrawalRecord,
  AdminReviewDto as ReviewRecord,
  ProductFieldDto as DeclaredField,
  TranslationLineDto as TranslationLine,
  TranslationProgressDto as TranslationProgress,
  AdminPageDto as PageRecord,
  AdminPageSummaryDto as PageSummary,
  RedirectDto as RedirectRecord,
  BlockKindDto as BlockKind,
  AdminSearchDto as SearchRecord,
  AdminSubscriberDto as SubscriberRecord,
  AdminTimelineEntryDto as TimelineEntry,
  AuditEventDto as AuditRecord,
  SecurityEventDto as SecurityRecord,
  FigureListDto as FigureList,
  FileColumnsDto as FileColumns,
  ImportLineDto as ImportLine,
  HealthAnswer as Health,
  HealthCheckDto as HealthCheck,
  IntegrityAnswer as Integrity,
  InvariantDto as Invariant,
  JobDto as JobRecord,
  LedgerPostingDto as LedgerPosting,
  OptionDto as ProductOption,
  OrderAddressDto as Address,
  OrderCountsDto as OrderCounts,
  OrderDeliveriesDto as OrderDeliveries,
  PickupDto as Pickup,
  OrderLetterDto as OrderLetter,
  OrderLineDto as OrderLine,
  OrderParcelDto as OrderParcel,
  OrderRefundDto as Refund,
  OrderTransitionDto as Transition,
  PermissionDto as Permission,
  PermissionNameDto as PermissionName,
  PlannedImportDto as PlannedImport,
  PriceChangeDto as PriceChange,
  ProductImportDto as ProductImport,
  RedirectImportDto as RedirectImport,
  RedirectPreviewDto as RedirectPreview,
  RedirectsTakenBackDto as RedirectsTakenBack,
  EarlierOrderDto as EarlierOrder,
  EarlierOrderImportDto as EarlierOrderImport,
  EarlierOrderPreviewDto as EarlierOrderPreview,
  EarlierOrdersTakenBackDto as EarlierOrdersTakenBack,
  CustomerImportDto as CustomerImport,
  CustomerPreviewDto as CustomerPreview,
  CustomersTakenBackDto as CustomersTakenBack,
  ReceiptDto as Receipt,
  ReceiptStepDto as ReceiptStep,
  RefundOrderDto as RefundRequest,
  RefundPartDto as RefundPart,
  RefundPreviewDto as RefundPreview,
  RefundPreviewLineDto as RefundLine,
  DeliveryOfferDto as DeliveryOffer,
  ShippingMethodDto as ShippingMethod,
  ShippingZoneDto as ShippingZone,
  ShippingLabelDto as ShippingLabel,
  ShippingLabelsDto as ShippingLabels,
  LabelRateDto as LabelRate,
  CarrierDto as Carrier,
  ReadyTaxRatesDto as ReadyTaxRates,
  StaffRoleDto as StaffRole,
  TaxesDto as Taxes,
  ProductCostsDto as ProductCosts,
  BundleInputDto as BundleInput,
  ProductBundlesDto as ProductBundles,
  ProductGroupPricesDto as GroupPrices,
  GroupPriceDto as GroupPrice,
  ListedGroupPriceDto as GroupPriceRecord,
  GroupPriceInputDto as GroupPriceInput,
  PlaceDto as PlaceRecord,
  PurchaseOrderDto as PurchaseOrderRecord,
  TransferDto as TransferRecord,
  OnTheWayDto as OnTheWay,
  ProductPlacesDto as ProductPlaces,
  OrderPlacesDto as OrderPlaces,
  RetakePiecesDto as Retaking,
  StockLevelResultsDto as StockLevelResults,
  ReportColumnDto as ReportColumn,
  ReportDto as Report,
  ReportKindDto as ReportKind,
  TaxReportDto as TaxReport,
  TaxReportRowDto as TaxReportRow,
  CountedCartRemindersDto as CountedCartReminders,
  ExchangeRateDto as ExchangeRate,
  TaxZoneDto as TaxZone,
  StatsDto as Stats,
  StockMovementDto as StockMovement,
  SynonymDto as SynonymRecord,
  UserDto as Member,
  UnpaidHoldDto as UnpaidHold,
} from '@duka/client';

export type OrderStatus = AdminOrderDto['status'];
export type PaymentStatus = AdminOrderDto['paymentStatus'];
export type Role = UserDto['role'];
export type Figure = keyof StatsFiltersDto;

/** What may be asked to come back: pieces, a sum, both (these pieces, but this sum), or nothing: all that is left. */
export type RefundAsk = Pick<
  RefundOrderDto,
  'amount' | 'lines' | 'byHand' | 'asStoreCredit' | 'shares' | 'fromDue'
> & {
  /** What cancelling the order would give back. */
  cancels?: true;
};

/** A variant in the form; one that is being added has no id yet. */
export type Variant = Pick<AdminVariantDto, 'sku' | 'options' | 'price' | 'stock'> &
  Partial<
    Pick<
      AdminVariantDto,
      | 'id'
      | 'gtin'
      | 'ownPrices'
      | 'grams'
      | 'lengthMm'
      | 'widthMm'
      | 'heightMm'
      | 'stockSeen'
      | 'held'
      | 'isBundle'
    >
  >;

/** A picture in the form; with `rawFile` when it was chosen there and not yet sent. */
export type Picture = Pick<ImageDto, 'url' | 'alt' | 'optionValue' | 'focus'> &
  Partial<Pick<ImageDto, 'width' | 'height'>> & { rawFile?: File };

/** A product as its form holds it. */
export type ProductRecord = Omit<AdminProductDto, 'variants' | 'images'> & {
  variants: Variant[];
  images: Picture[];
};
