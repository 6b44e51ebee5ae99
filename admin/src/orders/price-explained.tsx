import { Box, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { words } from '../layout/words';
import { useMoney } from '../layout/use-money';
import type { OrderRecord, ReceiptStep } from '../records';
import { t } from '../texts';

type StepsProps = { title: string; steps: readonly ReceiptStep[]; total: number };

const ruleOf = ({ rule }: ReceiptStep) =>
  rule
    ? t('{kind} {id}, version {version}', {
        kind: words(rule.kind),
        id: rule.id.slice(-8),
        version: rule.version,
      })
    : '';

const Steps = ({ title, steps, total }: StepsProps) => {
  const money = useMoney();
  return (
    <Box sx={{ mt: 1.5, overflowX: 'auto' }}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Table size="small" aria-label={t('How the price came about: {title}', { title })}>
        <TableBody>
          {steps.map((step, index) => (
            <TableRow key={index}>
              <TableCell>
                {step.kind === 'contained' ? t('incl. {label}', { label: step.label }) : step.label}
              </TableCell>
              <TableCell sx={{ color: 'text.secondary' }} title={step.rule?.id}>
                {ruleOf(step)}
              </TableCell>
              <TableCell align="right">{money(step.amount)}</TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell colSpan={2}>{t('Total')}</TableCell>
            <TableCell align="right">
              <strong>{money(total)}</strong>
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  );
};

/** Every step from the list prices to the total, each with the rule that made it; asked for when it is opened. */
export const PriceExplained = ({ order }: { order: OrderRecord }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'receipt', order.id],
    queryFn: () => shop.explainedReceipt(order.id),
    enabled: open,
    retry: false,
  });
  const onToggle = (event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open);
  return (
    <Box
      component="details"
      className="no-print"
      onToggle={onToggle}
      sx={{ mt: 1.5, '& summary': { cursor: 'pointer' } }}
    >
      <Box component="summary" sx={{ color: 'text.secondary', fontSize: '0.875rem', fontWeight: 600 }}>
        {t('Price details')}
      </Box>
      {error && <Failed error={error} onRetry={refetch} />}
      {data?.lines.map(({ variantId, name, quantity, steps, total }) => (
        <Steps key={variantId} title={`${name} × ${quantity}`} steps={steps} total={total} />
      ))}
      {data && <Steps title={t('The whole order')} steps={data.steps} total={data.total} />}
    </Box>
  );
};
