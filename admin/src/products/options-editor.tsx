import AddIcon from '@mui/icons-material/AddOutlined';
import RemoveIcon from '@mui/icons-material/CloseOutlined';
import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { useState, type KeyboardEvent } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProductOption, ProductRecord } from '../records';
import { renamed, valuesFrom, variantsFor } from './combinations';
import { StockLoss } from './stock-loss';
import { t } from '../texts';

type Form = Pick<ProductRecord, 'options' | 'variants' | 'price'>;

const written = ({ values }: ProductOption) => values.map(({ value }) => value).join(', ');

type RowProps = {
  option: ProductOption;
  number: number;
  onChange: (option: ProductOption) => void;
  onRemove: () => void;
};

/** A text that counts once the field is left or Enter is pressed; until then it is the row's own. */
function useDraft(saved: string, take: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const finish = () => {
    if (draft !== null && draft !== saved) take(draft);
    setDraft(null);
  };
  return {
    value: draft ?? saved,
    onChange: ({ target }: { target: { value: string } }) => setDraft(target.value),
    onBlur: finish,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      // Enter would send the form as it was before this text
      event.preventDefault();
      finish();
    },
  };
}

const OptionRow = ({ option, number, onChange, onRemove }: RowProps) => {
  const name = useDraft(option.name, (text) => onChange({ ...option, name: text.trim() }));
  const values = useDraft(written(option), (text) =>
    onChange({ ...option, values: valuesFrom(text, option.values) }),
  );
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <TextField
        label={t('Option {number}', { number })}
        placeholder={t('Size')}
        {...name}
        sx={{ maxWidth: 160 }}
      />
      <TextField label={t('Values of option {number}', { number })} placeholder={t('S, M, L')} {...values} />
      <IconButton aria-label={t('Remove option {number}', { number })} onClick={onRemove} sx={{ mt: 1 }}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};

/** At most three options (size, colour …). A change of them makes the table of variants anew, keeping what fits. */
export const OptionsEditor = () => {
  const { setValue, getValues } = useFormContext<Form>();
  const saved = useRecordContext<ProductRecord>()?.variants;
  const options = (useWatch<Form>({ name: 'options' }) as ProductOption[] | undefined) ?? [];
  const change = (next: ProductOption[], variants = getValues('variants') ?? []) => {
    setValue('options', next, { shouldDirty: true });
    const price = getValues('price') ?? variants[0]?.price ?? 0;
    setValue('variants', variantsFor(next, variants, price, saved), { shouldDirty: true });
  };
  const changeOne = (index: number, { name, values }: ProductOption) => {
    const before = options[index]?.name ?? '';
    // without a name of its own an option would take its variants along
    const isOwn = name !== '' && options.every((one, at) => at === index || one.name !== name);
    const changed = { name: isOwn ? name : before, values };
    const variants = renamed(getValues('variants') ?? [], before, changed.name);
    change(options.with(index, changed), variants);
  };
  return (
    <Box sx={{ mb: 2 }}>
      {options.map((option, index) => (
        <OptionRow
          key={index}
          option={option}
          number={index + 1}
          onChange={(changed) => changeOne(index, changed)}
          onRemove={() => change(options.filter((_, at) => at !== index))}
        />
      ))}
      {options.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('No options: the product is sold in one form.')}
        </Typography>
      )}
      {options.length < 3 && (
        <Button startIcon={<AddIcon />} onClick={() => change([...options, { name: '', values: [] }])}>
          {t('Add an option')}
        </Button>
      )}
      <StockLoss />
    </Box>
  );
};
