import { countryName } from '../layout/countries';
import { money } from '../layout/format';
import type { CustomerGroupRecord } from '../records';
import { t } from '../texts';

type Rule = NonNullable<CustomerGroupRecord['rule']>;

/** Who belongs to a group, in words. */
export function ruleAsText(rule: Rule | null): string {
  if (!rule) return t('By hand');
  const { ordersAtLeast, spentAtLeast, boughtWithinDays, notBoughtForDays, country, tag } = rule;
  return [
    ordersAtLeast && t('{count, plural, one {# order} other {# orders}} or more', { count: ordersAtLeast }),
    typeof spentAtLeast === 'number' && t('spent {amount} or more', { amount: money(spentAtLeast) }),
    boughtWithinDays &&
      t('bought in the last {days, plural, one {day} other {# days}}', { days: boughtWithinDays }),
    notBoughtForDays &&
      t('has not bought for {days, plural, one {a day} other {# days}}', { days: notBoughtForDays }),
    country && t('lives in {country}', { country: countryName(country) }),
    tag && t('tagged “{tag}”', { tag }),
  ]
    .filter(Boolean)
    .join(' · ');
}
