import { Box, Typography } from '@mui/material';
import { Detail, DetailList, Section } from '../layout/section';
import type { OrderRecord } from '../records';
import { t } from '../texts';

/** What the tax office has registered of the order's papers, with the code by which anybody checks it. */
export const FiscalPanel = ({ papers }: { papers: OrderRecord['fiscalPapers'] }) => (
  <Section title={t('Tax office')}>
    {papers.map(({ number, authority, fiscalNumber, verification, qrImage }) => (
      <Box key={number} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mt: 1 }}>
        {qrImage && (
          <Box
            component="img"
            src={qrImage}
            alt={t('QR code by which {number} is checked with the tax office', { number })}
            sx={{ width: 112, height: 112, bgcolor: '#fff', flexShrink: 0 }}
          />
        )}
        <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="body2">
            {t('{number}: registered with the {authority}', { number, authority })}
          </Typography>
          <DetailList>
            <Detail label={t('Fiscal document number')}>{fiscalNumber}</Detail>
            <Detail label={t('Verification code')}>{verification}</Detail>
          </DetailList>
        </Box>
      </Box>
    ))}
  </Section>
);
