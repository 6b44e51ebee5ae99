import { Migration20261124010000_size_of_variants } from '../../migrations/Migration20261124010000_size_of_variants.js';
import { Migration20261121000001_initial } from '../../migrations/Migration20261121000001_initial.js';
import { Migration20261121000100_search } from '../../migrations/Migration20261121000100_search.js';
import { Migration20261121000200_deferred_holds } from '../../migrations/Migration20261121000200_deferred_holds.js';
import { Migration20261121000300_sandbox } from '../../migrations/Migration20261121000300_sandbox.js';
import { Migration20261121000400_order_lists } from '../../migrations/Migration20261121000400_order_lists.js';
import { Migration20261121000500_returns } from '../../migrations/Migration20261121000500_returns.js';
import { Migration20261121000700_unlogged_counts } from '../../migrations/Migration20261121000700_unlogged_counts.js';
import { Migration20261121000800_admin_lists } from '../../migrations/Migration20261121000800_admin_lists.js';
import { Migration20261121000900_product_imports } from '../../migrations/Migration20261121000900_product_imports.js';
import { Migration20261121001000_whole_words } from '../../migrations/Migration20261121001000_whole_words.js';
import { Migration20261121001100_found_at_once } from '../../migrations/Migration20261121001100_found_at_once.js';
import { Migration20261123000100_payment_methods } from '../../migrations/Migration20261123000100_payment_methods.js';
import { Migration20261123000200_job_workers } from '../../migrations/Migration20261123000200_job_workers.js';
import { Migration20261123000600_specifications } from '../../migrations/Migration20261123000600_specifications.js';
import { Migration20261123000400_unpaid_orders } from '../../migrations/Migration20261123000400_unpaid_orders.js';
import { Migration20261123000700_stock_alerts } from '../../migrations/Migration20261123000700_stock_alerts.js';
import { Migration20261123000700_email_confirmations } from '../../migrations/Migration20261123000700_email_confirmations.js';
import { Migration20261123000900_staff_roles } from '../../migrations/Migration20261123000900_staff_roles.js';
import { Migration20261123001000_audit_chain } from '../../migrations/Migration20261123001000_audit_chain.js';
import { Migration20261123001100_refund_requests } from '../../migrations/Migration20261123001100_refund_requests.js';
import { Migration20261123001300_search_that_understands } from '../../migrations/Migration20261123001300_search_that_understands.js';
import { Migration20261123001100_session_authenticated_at } from '../../migrations/Migration20261123001100_session_authenticated_at.js';
import { Migration20261123002000_second_factor } from '../../migrations/Migration20261123002000_second_factor.js';
import { Migration20261123003200_newsletter_coupons } from '../../migrations/Migration20261123003200_newsletter_coupons.js';
import { Migration20261123003600_currency_of_orders } from '../../migrations/Migration20261123003600_currency_of_orders.js';
import { Migration20261123003000_accepted_orders } from '../../migrations/Migration20261123003000_accepted_orders.js';
import { Migration20261123003210_featured_order } from '../../migrations/Migration20261123003210_featured_order.js';
import { Migration20261123003700_highest_rated } from '../../migrations/Migration20261123003700_highest_rated.js';
import { Migration20261123003800_delivery_and_tax } from '../../migrations/Migration20261123003800_delivery_and_tax.js';
import { Migration20261123003400_shipping_zones } from '../../migrations/Migration20261123003400_shipping_zones.js';
import { Migration20261123003220_search_kept } from '../../migrations/Migration20261123003220_search_kept.js';
import { Migration20261123004000_managers_see_the_health } from '../../migrations/Migration20261123004000_managers_see_the_health.js';
import { Migration20261123011000_order_returns } from '../../migrations/Migration20261123011000_order_returns.js';
import { Migration20261124001000_returns_end } from '../../migrations/Migration20261124001000_returns_end.js';
import { Migration20261123009000_focus_points } from '../../migrations/Migration20261123009000_focus_points.js';
import { Migration20261123016001_tax_records } from '../../migrations/Migration20261123016001_tax_records.js';
import { Migration20261123016002_tax_records_by_day } from '../../migrations/Migration20261123016002_tax_records_by_day.js';
import { Migration20261123012000_buyers_vat_number } from '../../migrations/Migration20261123012000_buyers_vat_number.js';
import { Migration20261123012001_versions_of_rules } from '../../migrations/Migration20261123012001_versions_of_rules.js';
import { Migration20261123003410_tax_zones } from '../../migrations/Migration20261123003410_tax_zones.js';
import { Migration20261124020000_carrier_rates } from '../../migrations/Migration20261124020000_carrier_rates.js';
import { Migration20261124021000_shipping_labels } from '../../migrations/Migration20261124021000_shipping_labels.js';
import { Migration20261124002000_guests } from '../../migrations/Migration20261124002000_guests.js';
import { Migration20261124013000_more_synonyms } from '../../migrations/Migration20261124013000_more_synonyms.js';
import { Migration20261124011000_exchange_rates } from '../../migrations/Migration20261124011000_exchange_rates.js';
import { Migration20261124013000_mailboxes } from '../../migrations/Migration20261124013000_mailboxes.js';
import { Migration20261124020000_one_name_for_a_purchase } from '../../migrations/Migration20261124020000_one_name_for_a_purchase.js';
import { Migration20261124004000_credit_notes } from '../../migrations/Migration20261124004000_credit_notes.js';
import { Migration20261124233000_currency_of_checkout } from '../../migrations/Migration20261124233000_currency_of_checkout.js';
import { Migration20261125010000_own_prices } from '../../migrations/Migration20261125010000_own_prices.js';
import { Migration20261126010000_bought_along } from '../../migrations/Migration20261126010000_bought_along.js';
import { Migration20261126020000_still_more_synonyms } from '../../migrations/Migration20261126020000_still_more_synonyms.js';
import { Migration20261126030000_rated_as_shown } from '../../migrations/Migration20261126030000_rated_as_shown.js';
import { Migration20261126050000_everyday_words } from '../../migrations/Migration20261126050000_everyday_words.js';
import { Migration20261126060000_categories_found_anew } from '../../migrations/Migration20261126060000_categories_found_anew.js';
import { Migration20261126070000_regular_jobs } from '../../migrations/Migration20261126070000_regular_jobs.js';
import { Migration20261127010000_names_of_departments } from '../../migrations/Migration20261127010000_names_of_departments.js';
import { Migration20261127020000_tax_records_of_any_size } from '../../migrations/Migration20261127020000_tax_records_of_any_size.js';
import { Migration20261127030000_versions_of_coupons_and_roles } from '../../migrations/Migration20261127030000_versions_of_coupons_and_roles.js';
import { Migration20261127040000_tax_records_by_note } from '../../migrations/Migration20261127040000_tax_records_by_note.js';
import { Migration20261128020100_shown_factors } from '../../migrations/Migration20261128020100_shown_factors.js';
import { Migration20261129010000_low_stock_of_products } from '../../migrations/Migration20261129010000_low_stock_of_products.js';
import { Migration20261129020000_one_spelling } from '../../migrations/Migration20261129020000_one_spelling.js';
import { Migration20261128070000_search_of_things } from '../../migrations/Migration20261128070000_search_of_things.js';
import { Migration20261128070100_kinds_of_goods } from '../../migrations/Migration20261128070100_kinds_of_goods.js';
import { Migration20261127050000_refunds_that_need_somebody } from '../../migrations/Migration20261127050000_refunds_that_need_somebody.js';
import { Migration20261128090000_staff_budget } from '../../migrations/Migration20261128090000_staff_budget.js';
import { Migration20261128042000_accountants_read_taxes } from '../../migrations/Migration20261128042000_accountants_read_taxes.js';
import { Migration20261128042100_erased_country } from '../../migrations/Migration20261128042100_erased_country.js';
import { Migration20261129030000_surplus_of_orders } from '../../migrations/Migration20261129030000_surplus_of_orders.js';
import { Migration20261129030100_lowest_price_of_thirty_days } from '../../migrations/Migration20261129030100_lowest_price_of_thirty_days.js';
import { Migration20261129030101_lowest_prices_filled } from '../../migrations/Migration20261129030101_lowest_prices_filled.js';
import { Migration20261128060100_order_numbers_never_repeat } from '../../migrations/Migration20261128060100_order_numbers_never_repeat.js';
import { Migration20261129060000_super_reduced } from '../../migrations/Migration20261129060000_super_reduced.js';
import { Migration20261129070000_notes_of_imports } from '../../migrations/Migration20261129070000_notes_of_imports.js';
import { Migration20261129020100_decimals_as_written } from '../../migrations/Migration20261129020100_decimals_as_written.js';
import { Migration20261129050000_time_zone } from '../../migrations/Migration20261129050000_time_zone.js';
import { Migration20261128060000_how_files_were_read } from '../../migrations/Migration20261128060000_how_files_were_read.js';
import { Migration20261129040000_mailboxes_of_coupons } from '../../migrations/Migration20261129040000_mailboxes_of_coupons.js';
import { Migration20261129020200_phones_in_one_form } from '../../migrations/Migration20261129020200_phones_in_one_form.js';
import { Migration20261129040100_company_and_second_line } from '../../migrations/Migration20261129040100_company_and_second_line.js';

/** Every migration, oldest first. A landed one is never edited. */
export const MIGRATIONS = [
  Migration20261121000001_initial,
  Migration20261121000100_search,
  Migration20261121000200_deferred_holds,
  Migration20261121000300_sandbox,
  Migration20261121000400_order_lists,
  Migration20261121000500_returns,
  Migration20261121000700_unlogged_counts,
  Migration20261121000800_admin_lists,
  Migration20261121000900_product_imports,
  Migration20261121001000_whole_words,
  Migration20261121001100_found_at_once,
  Migration20261123000100_payment_methods,
  Migration20261123000200_job_workers,
  Migration20261123000600_specifications,
  Migration20261123000400_unpaid_orders,
  Migration20261123000700_stock_alerts,
  Migration20261123000700_email_confirmations,
  Migration20261123000900_staff_roles,
  Migration20261123001000_audit_chain,
  Migration20261123001100_refund_requests,
  Migration20261123001300_search_that_understands,
  Migration20261123001100_session_authenticated_at,
  Migration20261123002000_second_factor,
  Migration20261123003200_newsletter_coupons,
  Migration20261123003600_currency_of_orders,
  Migration20261123003000_accepted_orders,
  Migration20261123003210_featured_order,
  Migration20261123003700_highest_rated,
  Migration20261123003400_shipping_zones,
  Migration20261123003220_search_kept,
  Migration20261123004000_managers_see_the_health,
  Migration20261123016001_tax_records,
  Migration20261123016002_tax_records_by_day,
  Migration20261123011000_order_returns,
  Migration20261124001000_returns_end,
  Migration20261123009000_focus_points,
  Migration20261123003800_delivery_and_tax,
  Migration20261123012000_buyers_vat_number,
  Migration20261123003410_tax_zones,
  Migration20261124002000_guests,
  Migration20261124020000_carrier_rates,
  Migration20261124021000_shipping_labels,
  Migration20261124011000_exchange_rates,
  Migration20261124013000_mailboxes,
  Migration20261124020000_one_name_for_a_purchase,
  Migration20261124233000_currency_of_checkout,
  Migration20261125010000_own_prices,
  Migration20261124010000_size_of_variants,
  Migration20261124004000_credit_notes,
  Migration20261123012001_versions_of_rules,
  Migration20261124013000_more_synonyms,
  Migration20261126010000_bought_along,
  Migration20261126020000_still_more_synonyms,
  Migration20261126030000_rated_as_shown,
  Migration20261126050000_everyday_words,
  Migration20261126060000_categories_found_anew,
  Migration20261126070000_regular_jobs,
  Migration20261127010000_names_of_departments,
  Migration20261127020000_tax_records_of_any_size,
  Migration20261127030000_versions_of_coupons_and_roles,
  Migration20261127040000_tax_records_by_note,
  Migration20261127050000_refunds_that_need_somebody,
  Migration20261128020100_shown_factors,
  Migration20261128090000_staff_budget,
  Migration20261128070000_search_of_things,
  Migration20261128070100_kinds_of_goods,
  Migration20261128060000_how_files_were_read,
  Migration20261128060100_order_numbers_never_repeat,
  Migration20261128042000_accountants_read_taxes,
  Migration20261128042100_erased_country,
  Migration20261129020100_decimals_as_written,
  Migration20261129030000_surplus_of_orders,
  Migration20261129030100_lowest_price_of_thirty_days,
  Migration20261129030101_lowest_prices_filled,
  Migration20261129020000_one_spelling,
  Migration20261129040000_mailboxes_of_coupons,
  Migration20261129060000_super_reduced,
  Migration20261129010000_low_stock_of_products,
  Migration20261129020200_phones_in_one_form,
  Migration20261129050000_time_zone,
  Migration20261129040100_company_and_second_line,
  Migration20261129070000_notes_of_imports,
].map((migration) => ({ name: migration.name, class: migration }));
