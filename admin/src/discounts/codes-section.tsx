import type { NewCodesDto } from '@duka/client';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { FormSection } from '../layout/form-section';
import type { DiscountRecord } from '../records';
import { t } from '../texts';

const MOST = 5_000;

/** The codes of a discount that is given by them: one as it is written, or many at once. */
export const CodesSection = () => {
  const discount = useRecordContext<DiscountRecord>();
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [code, setCode] = useState('');
  const [count, setCount] = useState('100');
  const [prefix, setPrefix] = useState('');
  if (!discount?.byCode) return null;
  const told = (failure: unknown) =>
    notify(failure instanceof Error ? failure.message : t('The codes could not be made'), { type: 'error' });
  const make = (wanted: NewCodesDto) =>
    void shop
      .makeCodes(discount.id, wanted)
      .then(({ codes }) => {
        notify(
          t('{count, plural, one {{codes} works now} other {# codes work now}}', {
            count: codes.length,
            codes: codes[0],
          }),
        );
        setCode('');
        refresh();
      })
      .catch(told);
  const isCount = /^\d{1,4}$/.test(count) && Number(count) > 0 && Number(count) <= MOST;
  return (
    <FormSection
      title={t('Codes')}
      hint={t('It has {codes, plural, one {# code} other {# codes}}.', { codes: discount.codes })}
    >
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        <TextField
          size="small"
          label={t('A code of your own')}
          value={code}
          onChange={({ target }) => setCode(target.value.toUpperCase())}
          helperText={t('As often as the discount itself, once per shopper')}
        />
        <Button variant="outlined" disabled={code.trim().length < 3} onClick={() => make({ code })}>
          {t('Add this code')}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        <TextField
          size="small"
          label={t('How many')}
          value={count}
          error={!isCount}
          onChange={({ target }) => setCount(target.value)}
          helperText={
            isCount ? t('Each works once, and nobody guesses it') : t('1 to {most}', { most: MOST })
          }
        />
        <TextField
          size="small"
          label={t('Beginning with')}
          value={prefix}
          onChange={({ target }) => setPrefix(target.value.toUpperCase())}
        />
        <Button
          variant="outlined"
          disabled={!isCount}
          onClick={() => make({ count: Number(count), prefix: prefix.trim() })}
        >
          {t('Make these codes')}
        </Button>
      </Box>
      {discount.codes > 0 && (
        <Box className="wide" sx={{ pt: 1 }}>
          <Button onClick={() => void shop.codesCsv(discount.id).catch(told)}>
            {t('Download all codes (CSV)')}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('With how often each was used.')}
          </Typography>
        </Box>
      )}
    </FormSection>
  );
};
