import { Step, StepLabel, Stepper, Typography } from '@mui/material';
import { dateTime } from '../layout/format';
import { useNarrow } from '../layout/use-phone';
import type { ReturnRecord } from '../records';
import { t } from '../texts';
import { stateOf } from './return-words';

type Status = ReturnRecord['status'];

const WAY: readonly Status[] = ['requested', 'approved', 'received', 'refunded'];

/** What a return has gone through, and what is still to come unless it has ended before. */
export const ReturnSteps = ({ one }: { one: ReturnRecord }) => {
  const narrow = useNarrow();
  const done = one.history;
  const ahead = WAY.includes(one.status) ? WAY.slice(WAY.indexOf(one.status) + 1) : [];
  return (
    <Stepper activeStep={done.length} orientation={narrow ? 'vertical' : 'horizontal'}>
      {done.map(({ status, at }) => (
        <Step key={status} completed>
          <StepLabel error={!WAY.includes(status)} optional={<When>{dateTime(at)}</When>}>
            {stateOf(one, status)}
          </StepLabel>
        </Step>
      ))}
      {ahead.map((status) => (
        <Step key={status}>
          <StepLabel optional={<When>{t('Still to come')}</When>}>{stateOf(one, status)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
};

const When = ({ children }: { children: string }) => (
  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);
