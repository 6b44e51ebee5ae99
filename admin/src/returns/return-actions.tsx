import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { ReturnRecord } from '../records';
import { ExchangeDialog } from './exchange-dialog';
import { ReceiveDialog } from './receive-dialog';
import { StepDialog } from './step-dialog';
import { returnSteps, type ReturnStep } from './steps';
import { t } from '../texts';

/** Only what the return's state and the caller's role allow; the next step of its way stands out. */
export const ReturnActions = ({ one }: { one: ReturnRecord }) => {
  const [chosen, setChosen] = useState<ReturnStep | null>(null);
  const [isExchanging, setExchanging] = useState(false);
  const steps = returnSteps.filter(({ action }) => one.legalActions.includes(action));
  const close = () => setChosen(null);
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {steps.map((step) => (
        <Button
          key={step.action}
          variant={step.danger ? 'outlined' : 'contained'}
          color={step.danger ? 'error' : 'primary'}
          onClick={() => setChosen(step)}
        >
          {step.label}
        </Button>
      ))}
      {one.legalActions.includes('exchange') && (
        <Button variant="outlined" onClick={() => setExchanging(true)}>
          {t('Exchange')}
        </Button>
      )}
      {isExchanging && <ExchangeDialog one={one} onClose={() => setExchanging(false)} />}
      {chosen?.action === 'receive' && <ReceiveDialog one={one} step={chosen} onClose={close} />}
      {chosen && chosen.action !== 'receive' && <StepDialog one={one} step={chosen} onClose={close} />}
    </Box>
  );
};
