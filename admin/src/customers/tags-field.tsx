import { Autocomplete, Chip, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { t } from '../texts';
import { useRemark } from './use-remark';

const MOST_LETTERS = 40;

/** Words by which customers are found and grouped; a new one is typed and entered. */
export const TagsField = ({
  id,
  tags,
  mayWrite,
}: {
  id: string;
  tags: readonly string[];
  mayWrite: boolean;
}) => {
  const provider = useDataProvider<ShopDataProvider>();
  const { change, busy } = useRemark(id);
  const { data: known = [] } = useQuery({
    queryKey: ['customers', 'tags'],
    queryFn: () => provider.customerTags(),
    enabled: mayWrite,
  });
  if (!mayWrite)
    return (
      <>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
          {t('Tags')}
        </Typography>
        {tags.length === 0
          ? '–'
          : tags.map((tag) => <Chip key={tag} size="small" label={tag} sx={{ mr: 0.5 }} />)}
      </>
    );
  const save = (wanted: readonly string[]) => {
    const next = [...new Set(wanted.map((tag) => tag.trim().toLowerCase().slice(0, MOST_LETTERS)))];
    void change(
      (shop) =>
        shop.tagCustomer(
          id,
          next.filter((tag) => tag !== ''),
        ),
      t('Tags saved'),
    );
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      size="small"
      // not disabled: that would throw whoever types out of it
      readOnly={busy}
      value={[...tags]}
      options={known.map((tag) => tag.id).filter((tag) => !tags.includes(tag))}
      onChange={(_event, wanted) => save(wanted)}
      renderInput={(input) => (
        <TextField
          {...input}
          label={t('Tags')}
          helperText={t('Type a tag and press Enter.')}
          margin="dense"
        />
      )}
    />
  );
};
