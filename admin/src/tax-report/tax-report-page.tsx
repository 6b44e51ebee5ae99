import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { Guarded } from '../layout/guarded';
import { DayField } from '../layout/small-fields';
import { plusDays, shopDay, shopZone } from '../layout/shop-zone';
import { ReportTable } from './report-table';
import { t } from '../texts';

/** The shop's month so far, or the whole one before. */
export const monthOf = (now: Date, before: 0 | 1) => {
  const today = shopDay(now.toISOString());
  const month = today.slice(0, 8);
  if (!before) return { from: `${month}01`, to: today };
  const to = plusDays(`${month}01`, -1);
  return { from: `${to.slice(0, 8)}01`, to };
};

const Report = () => {
  const provider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const [period, setPeriod] = useState(() => monthOf(new Date(), 0));
  const { data, error, refetch } = useQuery({
    queryKey: ['tax-report', period],
    queryFn: () => provider.taxReport(period),
  });
  const download = () =>
    void provider
      .taxReportCsv(period)
      .catch((failure: unknown) =>
        notify(failure instanceof Error ? failure.message : t('The download failed'), { type: 'error' }),
      );
  return (
    <Card sx={{ mt: 2, p: 2, maxWidth: 1100 }}>
      <Title title={t('Tax report')} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t(
          'Tax on the invoices of these days, less what refunds and cancellations gave back, by the country that goods went to. Days are those of the shop, in {shopZone}.',
          { shopZone: shopZone().replaceAll('_', ' ') },
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
        <DayField
          label={t('From')}
          value={period.from}
          onChange={(from) => from && setPeriod({ ...period, from })}
        />
        <DayField label={t('To')} value={period.to} onChange={(to) => to && setPeriod({ ...period, to })} />
        <Button onClick={() => setPeriod(monthOf(new Date(), 0))}>{t('This month')}</Button>
        <Button onClick={() => setPeriod(monthOf(new Date(), 1))}>{t('Last month')}</Button>
        <Button startIcon={<DownloadIcon />} onClick={download}>
          {t('Download CSV')}
        </Button>
      </Box>
      {error ? <Failed error={error} onRetry={refetch} /> : data && <ReportTable rows={data.rows} />}
    </Card>
  );
};

/** What the shop owes in tax for a period, by currency, country and rate. */
export const TaxReportPage = () => (
  <Guarded resource="taxes" action="list">
    <Report />
  </Guarded>
);
