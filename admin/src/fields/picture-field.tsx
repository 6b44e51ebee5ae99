import { Box, Button, Typography } from '@mui/material';
import { useContext, useRef, useState } from 'react';
import { useDataProvider, useInput, type Validator } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { thumbnail } from '../layout/format';
import { PictureCall } from '../layout/picture-call';
import { scaledDown } from '../pictures';
import { t } from '../texts';

const RASTER = 'image/png,image/jpeg,image/webp';
const DRAWING = 'image/svg+xml';

type Props = {
  source: string;
  label: string;
  helperText: string | false;
  validate: Validator | Validator[];
  /** SVG drawings are taken, too. */
  drawing: boolean;
};

/** A picture of the shop itself: it is taken in when it is chosen, and the form keeps its address. */
export const PictureField = ({ source, label, helperText, validate, drawing }: Props) => {
  const { field, fieldState, id } = useInput<string | null>({ source, validate });
  const dataProvider = useDataProvider<ShopDataProvider>();
  const call = useContext(PictureCall);
  const file = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<{ busy?: boolean; refused?: string }>({});
  const address = (field.value as string | null) ?? '';
  const problem = state.refused ?? fieldState.error?.message;

  async function take(chosen: File | undefined) {
    if (!chosen) return;
    setState({ busy: true });
    try {
      const sent = chosen.type === DRAWING ? chosen : await scaledDown(chosen);
      field.onChange((await dataProvider[call](sent)).url);
      setState({});
    } catch (error) {
      setState({ refused: error instanceof Error ? error.message : t('The picture could not be sent.') });
    }
  }

  return (
    <Box sx={{ my: 1, minWidth: 0 }} role="group" aria-labelledby={`${id}-label`}>
      <Typography id={`${id}-label`} variant="subtitle2">
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
        {address && (
          <Box
            component="img"
            src={thumbnail(address) ?? ''}
            alt={t('{label} as chosen', { label })}
            sx={{
              ...{ maxWidth: 160, height: 48, objectFit: 'contain', p: 0.75, borderRadius: '8px' },
              ...{ border: 1, borderColor: 'divider' },
              backgroundColor: /dark/i.test(source) ? '#1a1a18' : '#ffffff',
            }}
          />
        )}
        <Button
          variant="outlined"
          color="secondary"
          size="small"
          loading={state.busy ?? false}
          onClick={() => file.current?.click()}
        >
          {address ? t('Another picture') : t('Choose a picture')}
        </Button>
        {address && (
          <Button size="small" color="secondary" onClick={() => field.onChange(null)}>
            {t('Remove')}
          </Button>
        )}
        <input
          ref={file}
          type="file"
          hidden
          aria-label={label}
          accept={drawing ? `${RASTER},${DRAWING}` : RASTER}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
      </Box>
      <Typography
        variant="caption"
        color={problem ? 'error' : 'text.secondary'}
        {...(problem ? { role: 'alert' } : {})}
      >
        {problem ?? helperText}
      </Typography>
    </Box>
  );
};
