import { Migration20261130000000_initial } from '../../migrations/Migration20261130000000_initial.js';
import { Migration20261130010000_rounds_of_the_newsletter } from '../../migrations/Migration20261130010000_rounds_of_the_newsletter.js';
import { Migration20261130020000_orders_by_delivery } from '../../migrations/Migration20261130020000_orders_by_delivery.js';
import { Migration20261130030000_billing_address } from '../../migrations/Migration20261130030000_billing_address.js';
import { Migration20261130080000_product_fields } from '../../migrations/Migration20261130080000_product_fields.js';
import { Migration20261130120000_withdrawals } from '../../migrations/Migration20261130120000_withdrawals.js';
import { Migration20261130140000_providers_by_name } from '../../migrations/Migration20261130140000_providers_by_name.js';
import { Migration20261201010000_tenders } from '../../migrations/Migration20261201010000_tenders.js';
import { Migration20261201020000_import_limits } from '../../migrations/Migration20261201020000_import_limits.js';
import { Migration20261201030000_fiscal_registrations } from '../../migrations/Migration20261201030000_fiscal_registrations.js';
import { Migration20261201031000_e_invoice_sendings } from '../../migrations/Migration20261201031000_e_invoice_sendings.js';
import { Migration20261201050100_pages } from '../../migrations/Migration20261201050100_pages.js';
import { Migration20261201060000_api_keys } from '../../migrations/Migration20261201060000_api_keys.js';
import { Migration20261201060100_events } from '../../migrations/Migration20261201060100_events.js';
import { Migration20261202000000_events_at_once } from '../../migrations/Migration20261202000000_events_at_once.js';
import { Migration20261202010000_no_tender_of_nothing } from '../../migrations/Migration20261202010000_no_tender_of_nothing.js';
import { Migration20261202010100_fields_put_right } from '../../migrations/Migration20261202010100_fields_put_right.js';
import { Migration20261202050000_what_pages_show } from '../../migrations/Migration20261202050000_what_pages_show.js';
import { Migration20261202060000_page_editors } from '../../migrations/Migration20261202060000_page_editors.js';
import { Migration20261202070000_webhooks } from '../../migrations/Migration20261202070000_webhooks.js';
import { Migration20261202080000_languages } from '../../migrations/Migration20261202080000_languages.js';
import { Migration20261202100000_redirects } from '../../migrations/Migration20261202100000_redirects.js';
import { Migration20261202110000_e_invoice_addresses } from '../../migrations/Migration20261202110000_e_invoice_addresses.js';
import { Migration20261202120000_updated_since } from '../../migrations/Migration20261202120000_updated_since.js';
import { Migration20261203021000_sums_of_sales } from '../../migrations/Migration20261203021000_sums_of_sales.js';
import { Migration20261203022000_reports } from '../../migrations/Migration20261203022000_reports.js';
import { Migration20261203031000_sales_counted } from '../../migrations/Migration20261203031000_sales_counted.js';
import { Migration20261203061000_translations } from '../../migrations/Migration20261203061000_translations.js';
import { Migration20261203061100_search_in_languages } from '../../migrations/Migration20261203061100_search_in_languages.js';
import { Migration20261203081000_ucp_sessions } from '../../migrations/Migration20261203081000_ucp_sessions.js';
import { Migration20261203131000_language_of_alerts } from '../../migrations/Migration20261203131000_language_of_alerts.js';
import { Migration20261204000000_originals_of_lines } from '../../migrations/Migration20261204000000_originals_of_lines.js';
import { Migration20261204000100_sums_anew_in_parts } from '../../migrations/Migration20261204000100_sums_anew_in_parts.js';
import { Migration20261204010000_spending_from_the_index } from '../../migrations/Migration20261204010000_spending_from_the_index.js';
import { Migration20261204020000_oauth } from '../../migrations/Migration20261204020000_oauth.js';
import { Migration20261204020100_proposals } from '../../migrations/Migration20261204020100_proposals.js';
import { Migration20261204030000_discounts } from '../../migrations/Migration20261204030000_discounts.js';
import { Migration20261204040000_pickup_codes } from '../../migrations/Migration20261204040000_pickup_codes.js';
import { Migration20261204040100_order_letters } from '../../migrations/Migration20261204040100_order_letters.js';
import { Migration20261204050000_credit } from '../../migrations/Migration20261204050000_credit.js';
import { Migration20261204060000_texts_of_pages } from '../../migrations/Migration20261204060000_texts_of_pages.js';
import { Migration20261204060100_synonyms_in_languages } from '../../migrations/Migration20261204060100_synonyms_in_languages.js';
import { Migration20261204060200_texts_of_drafts } from '../../migrations/Migration20261204060200_texts_of_drafts.js';
import { Migration20261204070000_drafts } from '../../migrations/Migration20261204070000_drafts.js';
import { Migration20261204070100_bodies } from '../../migrations/Migration20261204070100_bodies.js';
import { Migration20261204110000_draft_orders } from '../../migrations/Migration20261204110000_draft_orders.js';
import { Migration20261205000100_parcels } from '../../migrations/Migration20261205000100_parcels.js';
import { Migration20261205010000_card_handovers } from '../../migrations/Migration20261205010000_card_handovers.js';
import { Migration20261205020100_order_edits } from '../../migrations/Migration20261205020100_order_edits.js';
import { Migration20261205030000_customer_groups } from '../../migrations/Migration20261205030000_customer_groups.js';
import { Migration20261205050000_pictures_of_imports } from '../../migrations/Migration20261205050000_pictures_of_imports.js';
import { Migration20261205050100_imported_redirects } from '../../migrations/Migration20261205050100_imported_redirects.js';
import { Migration20261205050600_fit } from '../../migrations/Migration20261205050600_fit.js';
import { Migration20261205050601_variant_gtin } from '../../migrations/Migration20261205050601_variant_gtin.js';
import { Migration20261205080100_regions_of_languages } from '../../migrations/Migration20261205080100_regions_of_languages.js';
import { Migration20261205081000_recipients_of_cards } from '../../migrations/Migration20261205081000_recipients_of_cards.js';
import { Migration20261206010000_orders_of_drafts } from '../../migrations/Migration20261206010000_orders_of_drafts.js';
import { Migration20261206020000_wordings } from '../../migrations/Migration20261206020000_wordings.js';
import { Migration20261206030000_groups_of_discounts } from '../../migrations/Migration20261206030000_groups_of_discounts.js';
import { Migration20261206040000_imported_customers } from '../../migrations/Migration20261206040000_imported_customers.js';
import { Migration20261206040100_customers_updated_since } from '../../migrations/Migration20261206040100_customers_updated_since.js';
import { Migration20261206060000_costs } from '../../migrations/Migration20261206060000_costs.js';
import { Migration20261206060100_low_stock } from '../../migrations/Migration20261206060100_low_stock.js';
import { Migration20261206080000_ends_of_sales } from '../../migrations/Migration20261206080000_ends_of_sales.js';
import { Migration20261206080100_channels } from '../../migrations/Migration20261206080100_channels.js';
import { Migration20261206120000_sales_without_cards } from '../../migrations/Migration20261206120000_sales_without_cards.js';
import { Migration20261207010000_exchanges } from '../../migrations/Migration20261207010000_exchanges.js';
import { Migration20261207010100_own_lines } from '../../migrations/Migration20261207010100_own_lines.js';
import { Migration20261207020000_group_prices } from '../../migrations/Migration20261207020000_group_prices.js';
import { Migration20261207020100_merged_accounts } from '../../migrations/Migration20261207020100_merged_accounts.js';
import { Migration20261207020200_whose_coupon_it_was } from '../../migrations/Migration20261207020200_whose_coupon_it_was.js';
import { Migration20261207030000_stock_places } from '../../migrations/Migration20261207030000_stock_places.js';
import { Migration20261207040000_earlier_orders } from '../../migrations/Migration20261207040000_earlier_orders.js';
import { Migration20261207040100_sales_with_added_tax } from '../../migrations/Migration20261207040100_sales_with_added_tax.js';
import { Migration20261207060000_proposed_actions } from '../../migrations/Migration20261207060000_proposed_actions.js';
import { Migration20261207060100_leases_of_channels } from '../../migrations/Migration20261207060100_leases_of_channels.js';
import { Migration20261207090000_moved_earlier_orders } from '../../migrations/Migration20261207090000_moved_earlier_orders.js';
import { Migration20261208093600_costs_of_what_is_back } from '../../migrations/Migration20261208093600_costs_of_what_is_back.js';
import { Migration20261208093700_whose_coupons_of_merged_accounts } from '../../migrations/Migration20261208093700_whose_coupons_of_merged_accounts.js';
import { Migration20261208093722_arrivals } from '../../migrations/Migration20261208093722_arrivals.js';
import { Migration20261208093743_removed_moved_orders } from '../../migrations/Migration20261208093743_removed_moved_orders.js';
import { Migration20261208093922_answers_to_reviews } from '../../migrations/Migration20261208093922_answers_to_reviews.js';
import { Migration20261208094033_synced_stock_and_prices } from '../../migrations/Migration20261208094033_synced_stock_and_prices.js';
import { Migration20261208094500_all_that_pages_show_of_variants } from '../../migrations/Migration20261208094500_all_that_pages_show_of_variants.js';
import { Migration20261208094500_sums_of_taxes } from '../../migrations/Migration20261208094500_sums_of_taxes.js';
import { Migration20261208111200_shop_archives } from '../../migrations/Migration20261208111200_shop_archives.js';
import { Migration20261208112000_told_authors_of_reviews } from '../../migrations/Migration20261208112000_told_authors_of_reviews.js';
import { Migration20261208112500_who_took_a_key } from '../../migrations/Migration20261208112500_who_took_a_key.js';
import { Migration20261208113100_costs_of_all_that_is_on_the_shelf } from '../../migrations/Migration20261208113100_costs_of_all_that_is_on_the_shelf.js';
import { Migration20261208113200_taxes_of_the_days_asked_for } from '../../migrations/Migration20261208113200_taxes_of_the_days_asked_for.js';
import { Migration20261208113500_numbers_of_arrivals } from '../../migrations/Migration20261208113500_numbers_of_arrivals.js';
import { Migration20261208113600_names_below_reviews } from '../../migrations/Migration20261208113600_names_below_reviews.js';
import { Migration20261208114300_names_of_discounts } from '../../migrations/Migration20261208114300_names_of_discounts.js';
import { Migration20261208114500_answers_to_messages } from '../../migrations/Migration20261208114500_answers_to_messages.js';
import { Migration20261208114600_moments_of_changes } from '../../migrations/Migration20261208114600_moments_of_changes.js';
import { Migration20261208123000_synonyms_that_searches_follow } from '../../migrations/Migration20261208123000_synonyms_that_searches_follow.js';
import { Migration20261208133600_groups_of_orders } from '../../migrations/Migration20261208133600_groups_of_orders.js';
import { Migration20261208134200_indexes_of_accounts } from '../../migrations/Migration20261208134200_indexes_of_accounts.js';
import { Migration20261208134300_prices_touched_once } from '../../migrations/Migration20261208134300_prices_touched_once.js';
import { Migration20261208134400_shops_that_are_filled } from '../../migrations/Migration20261208134400_shops_that_are_filled.js';
import { Migration20261208141000_prices_of_new_variants } from '../../migrations/Migration20261208141000_prices_of_new_variants.js';
import { Migration20261208142200_quotes_of_drafts } from '../../migrations/Migration20261208142200_quotes_of_drafts.js';
import { Migration20261208170100_bundles } from '../../migrations/Migration20261208170100_bundles.js';
import { Migration20261208170500_downloads } from '../../migrations/Migration20261208170500_downloads.js';
import { Migration20261208170700_reminders_of_left_carts } from '../../migrations/Migration20261208170700_reminders_of_left_carts.js';
import { Migration20261208180500_files_of_bundles } from '../../migrations/Migration20261208180500_files_of_bundles.js';
import { Migration20261208183300_lines_of_reminders } from '../../migrations/Migration20261208183300_lines_of_reminders.js';
import { Migration20261208185300_costs_of_parts_that_are_back } from '../../migrations/Migration20261208185300_costs_of_parts_that_are_back.js';
import { Migration20261208204400_stops_of_mailboxes } from '../../migrations/Migration20261208204400_stops_of_mailboxes.js';
import { Migration20261208204500_sums_by_index } from '../../migrations/Migration20261208204500_sums_by_index.js';
import { Migration20261208204800_reminders_put_off } from '../../migrations/Migration20261208204800_reminders_put_off.js';
import { Migration20261208210130_messages_by_mailbox } from '../../migrations/Migration20261208210130_messages_by_mailbox.js';
import { Migration20261208210300_rests_of_downloads } from '../../migrations/Migration20261208210300_rests_of_downloads.js';
import { Migration20261208211133_arabic_articles } from '../../migrations/Migration20261208211133_arabic_articles.js';
import { Migration20261209001900_download_consents } from '../../migrations/Migration20261209001900_download_consents.js';
import { Migration20261209011700_stamps_of_discounts } from '../../migrations/Migration20261209011700_stamps_of_discounts.js';
import { Migration20261210040300_portuguese_plurals } from '../../migrations/Migration20261210040300_portuguese_plurals.js';
import { Migration20261210042200_lost_disputes } from '../../migrations/Migration20261210042200_lost_disputes.js';
import { Migration20261210043900_papers_of_their_own_orders } from '../../migrations/Migration20261210043900_papers_of_their_own_orders.js';
import { Migration20261210043901_orders_in_their_order } from '../../migrations/Migration20261210043901_orders_in_their_order.js';
import { Migration20261210043902_orders_of_goods } from '../../migrations/Migration20261210043902_orders_of_goods.js';
import { Migration20261210043903_orders_of_rates } from '../../migrations/Migration20261210043903_orders_of_rates.js';
import { Migration20261210043904_refunds_by_their_moment } from '../../migrations/Migration20261210043904_refunds_by_their_moment.js';
import { Migration20261210043905_what_was_refunded } from '../../migrations/Migration20261210043905_what_was_refunded.js';
import { Migration20261210043906_orders_of_other_worth } from '../../migrations/Migration20261210043906_orders_of_other_worth.js';
import { Migration20261210043907_refunds_by_their_account } from '../../migrations/Migration20261210043907_refunds_by_their_account.js';
import { Migration20261211070900_fees_of_cancelled_orders } from '../../migrations/Migration20261211070900_fees_of_cancelled_orders.js';
import { Migration20261213111500_waived_dues } from '../../migrations/Migration20261213111500_waived_dues.js';
import { Migration20261213112000_events_of_credit } from '../../migrations/Migration20261213112000_events_of_credit.js';
import { Migration20261214093000_former_mailboxes } from '../../migrations/Migration20261214093000_former_mailboxes.js';

/** Every migration; each build writes them down from their folder. A landed one is never edited. */
export const MIGRATIONS = [
  // oldest first
  Migration20261130000000_initial,
  Migration20261130010000_rounds_of_the_newsletter,
  Migration20261130020000_orders_by_delivery,
  Migration20261130030000_billing_address,
  Migration20261130080000_product_fields,
  Migration20261130120000_withdrawals,
  Migration20261130140000_providers_by_name,
  Migration20261201010000_tenders,
  Migration20261201020000_import_limits,
  Migration20261201030000_fiscal_registrations,
  Migration20261201031000_e_invoice_sendings,
  Migration20261201050100_pages,
  Migration20261201060000_api_keys,
  Migration20261201060100_events,
  Migration20261202000000_events_at_once,
  Migration20261202010000_no_tender_of_nothing,
  Migration20261202010100_fields_put_right,
  Migration20261202050000_what_pages_show,
  Migration20261202060000_page_editors,
  Migration20261202070000_webhooks,
  Migration20261202080000_languages,
  Migration20261202100000_redirects,
  Migration20261202110000_e_invoice_addresses,
  Migration20261202120000_updated_since,
  Migration20261203021000_sums_of_sales,
  Migration20261203022000_reports,
  Migration20261203031000_sales_counted,
  Migration20261203061000_translations,
  Migration20261203061100_search_in_languages,
  Migration20261203081000_ucp_sessions,
  Migration20261203131000_language_of_alerts,
  Migration20261204000000_originals_of_lines,
  Migration20261204000100_sums_anew_in_parts,
  Migration20261204010000_spending_from_the_index,
  Migration20261204020000_oauth,
  Migration20261204020100_proposals,
  Migration20261204030000_discounts,
  Migration20261204040000_pickup_codes,
  Migration20261204040100_order_letters,
  Migration20261204050000_credit,
  Migration20261204060000_texts_of_pages,
  Migration20261204060100_synonyms_in_languages,
  Migration20261204060200_texts_of_drafts,
  Migration20261204070000_drafts,
  Migration20261204070100_bodies,
  Migration20261204110000_draft_orders,
  Migration20261205000100_parcels,
  Migration20261205010000_card_handovers,
  Migration20261205020100_order_edits,
  Migration20261205030000_customer_groups,
  Migration20261205050000_pictures_of_imports,
  Migration20261205050100_imported_redirects,
  Migration20261205050600_fit,
  Migration20261205050601_variant_gtin,
  Migration20261205080100_regions_of_languages,
  Migration20261205081000_recipients_of_cards,
  Migration20261206010000_orders_of_drafts,
  Migration20261206020000_wordings,
  Migration20261206030000_groups_of_discounts,
  Migration20261206040000_imported_customers,
  Migration20261206040100_customers_updated_since,
  Migration20261206060000_costs,
  Migration20261206060100_low_stock,
  Migration20261206080000_ends_of_sales,
  Migration20261206080100_channels,
  Migration20261206120000_sales_without_cards,
  Migration20261207010000_exchanges,
  Migration20261207010100_own_lines,
  Migration20261207020000_group_prices,
  Migration20261207020100_merged_accounts,
  Migration20261207020200_whose_coupon_it_was,
  Migration20261207030000_stock_places,
  Migration20261207040000_earlier_orders,
  Migration20261207040100_sales_with_added_tax,
  Migration20261207060000_proposed_actions,
  Migration20261207060100_leases_of_channels,
  Migration20261207090000_moved_earlier_orders,
  Migration20261208093600_costs_of_what_is_back,
  Migration20261208093700_whose_coupons_of_merged_accounts,
  Migration20261208093722_arrivals,
  Migration20261208093743_removed_moved_orders,
  Migration20261208093922_answers_to_reviews,
  Migration20261208094033_synced_stock_and_prices,
  Migration20261208094500_all_that_pages_show_of_variants,
  Migration20261208094500_sums_of_taxes,
  Migration20261208111200_shop_archives,
  Migration20261208112000_told_authors_of_reviews,
  Migration20261208112500_who_took_a_key,
  Migration20261208113100_costs_of_all_that_is_on_the_shelf,
  Migration20261208113200_taxes_of_the_days_asked_for,
  Migration20261208113500_numbers_of_arrivals,
  Migration20261208113600_names_below_reviews,
  Migration20261208114300_names_of_discounts,
  Migration20261208114500_answers_to_messages,
  Migration20261208114600_moments_of_changes,
  Migration20261208123000_synonyms_that_searches_follow,
  Migration20261208133600_groups_of_orders,
  Migration20261208134200_indexes_of_accounts,
  Migration20261208134300_prices_touched_once,
  Migration20261208134400_shops_that_are_filled,
  Migration20261208141000_prices_of_new_variants,
  Migration20261208142200_quotes_of_drafts,
  Migration20261208170100_bundles,
  Migration20261208170500_downloads,
  Migration20261208170700_reminders_of_left_carts,
  Migration20261208180500_files_of_bundles,
  Migration20261208183300_lines_of_reminders,
  Migration20261208185300_costs_of_parts_that_are_back,
  Migration20261208204400_stops_of_mailboxes,
  Migration20261208204500_sums_by_index,
  Migration20261208204800_reminders_put_off,
  Migration20261208210130_messages_by_mailbox,
  Migration20261208210300_rests_of_downloads,
  Migration20261208211133_arabic_articles,
  Migration20261209001900_download_consents,
  Migration20261209011700_stamps_of_discounts,
  Migration20261210040300_portuguese_plurals,
  Migration20261210042200_lost_disputes,
  Migration20261210043900_papers_of_their_own_orders,
  Migration20261210043901_orders_in_their_order,
  Migration20261210043902_orders_of_goods,
  Migration20261210043903_orders_of_rates,
  Migration20261210043904_refunds_by_their_moment,
  Migration20261210043905_what_was_refunded,
  Migration20261210043906_orders_of_other_worth,
  Migration20261210043907_refunds_by_their_account,
  Migration20261211070900_fees_of_cancelled_orders,
  Migration20261213111500_waived_dues,
  Migration20261213112000_events_of_credit,
  Migration20261214093000_former_mailboxes,
].map((migration) => ({ name: migration.name, class: migration }));
