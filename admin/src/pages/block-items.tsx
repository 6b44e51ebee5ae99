import { Box, Button, IconButton, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/AddOutlined';
import RemoveIcon from '@mui/icons-material/CloseOutlined';
import { get, useFieldArray, useFormState } from 'react-hook-form';
import { useDone } from '../layout/use-change';
import { FieldsForm } from '../layout/fields-form';
import { MoveButton } from '../layout/move-button';
import type { BlockKind } from '../records';
import { t } from '../texts';

type Props = { items: NonNullable<BlockKind['items']>; source: string; onSay: (sentence: string) => void };

/** What a block has several of, each with its fields, its place and a way out. */
export const BlockItems = ({ items, source, onSay }: Props) => {
  const { label, most, fields: declared } = items;
  const { fields, append, insert, move, remove } = useFieldArray({ name: source, keyName: 'key' });
  const { errors } = useFormState();
  const done = useDone();
  const wrong: unknown = get(errors, source);
  const refusal = typeof wrong === 'string' ? wrong : (wrong as { message?: string } | undefined)?.message;
  const moveBy = (at: number, by: number) => {
    move(at, at + by);
    onSay(t('{label} moved to place {at} of {count}', { label, at: at + by + 1, count: fields.length }));
  };
  const takeOut = (at: number) => {
    const { key: _, ...values } = fields[at] ?? { key: '' };
    remove(at);
    onSay(t('{label} {at} removed', { label, at: at + 1 }));
    done(t('{label} {at} removed', { label, at: at + 1 }), () => insert(at, values));
  };
  return (
    <Box sx={{ mt: 2 }}>
      {refusal && (
        <Typography role="alert" variant="body2" color="error" sx={{ mb: 1 }}>
          {refusal}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {fields.map(({ key }, at) => (
          <Box
            component="li"
            key={key}
            sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', p: 1.5, minWidth: 0 }}
          >
            <Box role="group" aria-label={`${label} ${at + 1}`}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
                <Typography variant="subtitle2" component="h4" sx={{ flex: 1 }}>
                  {`${label} ${at + 1}`}
                </Typography>
                {([-1, 1] as const).map((by) => (
                  <MoveButton
                    key={by}
                    name={`${label} ${at + 1}`}
                    by={by}
                    isOff={by < 0 ? at === 0 : at === fields.length - 1}
                    onMove={() => moveBy(at, by)}
                  />
                ))}
                <IconButton
                  size="small"
                  aria-label={t('Remove {label} {at}', { label, at: at + 1 })}
                  onClick={() => takeOut(at)}
                >
                  <RemoveIcon fontSize="small" />
                </IconButton>
              </Box>
              <FieldsForm fields={declared} source={`${source}.${at}`} />
            </Box>
          </Box>
        ))}
      </Box>
      {fields.length < most && (
        <Button size="small" startIcon={<AddIcon />} onClick={() => append({})} sx={{ mt: 1 }}>
          {t('Add {label}', { label: label.toLowerCase() })}
        </Button>
      )}
    </Box>
  );
};
