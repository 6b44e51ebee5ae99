import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useRef, type ChangeEvent } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import type { Picture, ProductOption } from '../records';
import { MIDDLE } from './focus';
import { PictureRow } from './picture-row';
import { IMAGE_NEEDED } from './rules';
import { t } from '../texts';

type Form = { images: Picture[] };

const chosen = (file: File): Picture => ({
  url: '',
  alt: '',
  optionValue: null,
  focus: MIDDLE,
  rawFile: file,
});

/** All pictures of a product in their order: the first is the main one. Each has a text for those who cannot see it. */
export const PicturesInput = ({ isRequired = false }: { isRequired?: boolean }) => {
  const { fields, append, remove, move } = useFieldArray<Form, 'images', 'key'>({
    name: 'images',
    keyName: 'key',
    ...(isRequired ? { rules: { required: IMAGE_NEEDED } } : {}),
  });
  const { errors } = useFormState<Form>({ name: 'images' });
  const missing = errors.images?.root?.message;
  const options = (useWatch({ name: 'options' }) as ProductOption[] | undefined) ?? [];
  const input = useRef<HTMLInputElement>(null);
  const values = options.flatMap((option) => option.values.map(({ value }) => value));
  const add = (event: ChangeEvent<HTMLInputElement>) => {
    append([...(event.target.files ?? [])].map(chosen));
    event.target.value = '';
  };
  return (
    <Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {fields.map((picture, index) => (
          <PictureRow
            key={picture.key}
            index={index}
            picture={picture}
            values={values}
            isLast={index === fields.length - 1}
            onMove={(by) => move(index, index + by)}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        multiple
        hidden
        aria-label={t('Choose pictures')}
        onChange={add}
      />
      <Button startIcon={<AddIcon />} onClick={() => input.current?.click()} sx={{ mt: 1 }}>
        {t('Add pictures')}
      </Button>
      {missing && (
        <Typography variant="caption" component="p" role="alert" color="error">
          {missing}
        </Typography>
      )}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('PNG, JPEG or WebP, max 900x400. A larger picture is scaled down.')}
      </Typography>
    </Box>
  );
};
