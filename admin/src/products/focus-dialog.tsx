import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Slider,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { percentage } from '../layout/format';
import { focusAt, MIDDLE, type Focus } from './focus';
import { t } from '../texts';

type Props = {
  source: string;
  name: string;
  focus: Focus;
  onChange: (focus: Focus) => void;
  onClose: () => void;
};

/** Where a picture must not be cut: pressed on the picture, or moved with the sliders. */
export const FocusDialog = ({ source, name, focus, onChange, onClose }: Props) => {
  const title = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('Focus of {name}', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {t('Press on what must stay in sight where the shop cuts the picture.')}
        </DialogContentText>
        <Box sx={{ position: 'relative', width: 'fit-content', mx: 'auto' }}>
          <Box
            component="img"
            src={source}
            alt=""
            data-testid="focus-picture"
            onClick={(press) => onChange(focusAt(press, press.currentTarget.getBoundingClientRect()))}
            sx={{ display: 'block', maxWidth: '100%', maxHeight: '50vh', cursor: 'crosshair' }}
          />
          <Box sx={{ ...MARK, left: `${focus.x}%`, top: `${focus.y}%` }} />
        </Box>
        <Percent label={t('From the left')} value={focus.x} onChange={(x) => onChange({ ...focus, x })} />
        <Percent label={t('From the top')} value={focus.y} onChange={(y) => onChange({ ...focus, y })} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onChange(MIDDLE)}>{t('Middle')}</Button>
        <Button variant="contained" onClick={onClose}>
          {t('Done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const MARK = {
  position: 'absolute',
  width: 28,
  height: 28,
  translate: '-50% -50%',
  borderRadius: '50%',
  border: '3px solid #fff',
  boxShadow: '0 0 0 2px #000',
  pointerEvents: 'none',
} as const;

type PercentProps = { label: string; value: number; onChange: (value: number) => void };

const Percent = ({ label, value, onChange }: PercentProps) => (
  <Box sx={{ mt: 2 }}>
    <Typography variant="body2">
      {label}: {percentage(value)}
    </Typography>
    <Slider aria-label={label} value={value} onChange={(_, next) => onChange(Number(next))} />
  </Box>
);
