import FocusIcon from '@mui/icons-material/CenterFocusStrongOutlined';
import RemoveIcon from '@mui/icons-material/CloseOutlined';
import { Box, Chip, IconButton } from '@mui/material';
import { useEffect, useState } from 'react';
import { maxLength, SelectInput, TextInput, useInput } from 'react-admin';
import { thumbnail } from '../layout/format';
import { MoveButton } from '../layout/move-button';
import { asDataUrl } from '../pictures';
import { PLATE } from '../layout/thumbnail';
import type { Picture } from '../records';
import { MIDDLE, type Focus } from './focus';
import { FocusDialog } from './focus-dialog';
import { t } from '../texts';

const altRules = [maxLength(300, t('At most 300 characters'))];

/** The address of a saved picture, or the content of a chosen one. */
function useSource({ url, rawFile }: Picture): string {
  const [content, setContent] = useState('');
  useEffect(() => {
    if (rawFile) void asDataUrl(rawFile).then(setContent);
  }, [rawFile]);
  return rawFile ? content : (thumbnail(url) ?? '');
}

const THUMB = { width: 84, height: 84, objectFit: 'cover', borderRadius: '10px', display: 'block' } as const;

type Props = {
  picture: Picture;
  index: number;
  values: string[];
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** One picture with its text, what it shows, its place, and a way out. */
export const PictureRow = ({ picture, index, values, isLast, onMove, onRemove }: Props) => {
  const source = useSource(picture);
  const { field } = useInput({ source: `images.${index}.focus`, defaultValue: MIDDLE });
  const focus = field.value as Focus;
  const [focusing, setFocusing] = useState(false);
  const name = t('picture {index}', { index: index + 1 });
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <Box sx={{ width: 84, flexShrink: 0 }}>
        {source && (
          <Box
            component="img"
            src={source}
            alt=""
            loading="lazy"
            sx={{ ...THUMB, bgcolor: PLATE, objectPosition: `${focus.x}% ${focus.y}%` }}
          />
        )}
        {index === 0 && <Chip size="small" label={t('Main')} sx={{ mt: 0.5 }} />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TextInput
          source={`images.${index}.alt`}
          label={t('Description of {name}', { name })}
          parse={(typed: string) => typed}
          multiline
          validate={altRules}
          helperText={false}
        />
        {values.length > 0 && (
          <SelectInput
            source={`images.${index}.optionValue`}
            label={t('What {name} shows', { name })}
            choices={values.map((id) => ({ id, name: id }))}
            parse={(value: string) => value || null}
            emptyText={t('Any')}
            helperText={false}
          />
        )}
      </Box>
      <Box sx={{ display: 'grid', alignContent: 'start' }}>
        <MoveButton name={name} by={-1} isOff={index === 0} onMove={onMove} />
        <MoveButton name={name} by={1} isOff={isLast} onMove={onMove} />
        <IconButton
          size="small"
          aria-label={t('Set the focus of {name}', { name })}
          onClick={() => setFocusing(true)}
        >
          <FocusIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={t('Remove {name}', { name })} onClick={onRemove}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Box>
      {focusing && (
        <FocusDialog
          source={source}
          name={name}
          focus={focus}
          onChange={field.onChange}
          onClose={() => setFocusing(false)}
        />
      )}
    </Box>
  );
};
