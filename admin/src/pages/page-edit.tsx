import RedoIcon from '@mui/icons-material/RedoOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { Box, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { maxLength, required, TextInput, Toolbar } from 'react-admin';
import type { ComparedField } from '../layout/conflict';
import { DeleteButton } from '../layout/delete-button';
import { ShopEdit } from '../layout/record-pages';
import { RecordTitle } from '../layout/record-title';
import { SaveButton } from '../layout/save-button';
import { Section } from '../layout/section';
import { ShopForm } from '../layout/shop-form';
import { TranslateButton } from '../layout/translate-button';
import { wordsOf, type Block } from './blocks';
import { BlocksInput } from './blocks-input';
import { PageAddress } from './page-address';
import { PageHistory } from './page-history';
import { PagePreview } from './page-preview';
import { PublishPanel } from './publish-panel';
import { useUndo } from './use-undo';
import { t } from '../texts';

const text = (name: string) => (record: Record<string, unknown>) => {
  const value = record[name];
  return typeof value === 'string' ? value : '';
};

/** What two people may have changed in a page. */
const compared: readonly ComparedField[] = [
  { label: t('Title'), members: ['title'], text: text('title') },
  { label: t('Address'), members: ['address'], text: text('address') },
  { label: t('Description'), members: ['description'], text: text('description') },
  {
    label: t('Blocks'),
    members: ['blocks'],
    text: ({ blocks }) => {
      const list = (blocks ?? []) as Block[];
      const words = list.map((block) => [block.kind, wordsOf(block)].filter(Boolean).join(': '));
      const content = JSON.stringify(list).length;
      return t('{words} ({content} characters)', { words: words.join('; ') || t('none'), content });
    },
  },
];

const saveBar = {
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 1,
  px: { sm: '0 !important' },
  mt: 2,
  position: { sm: 'sticky' },
  bottom: { sm: 0 },
  zIndex: 2,
  bgcolor: { sm: 'background.default' },
} as const;

const SaveBar = () => {
  const { undo, redo, canUndo, canRedo } = useUndo();
  const button = (name: string, isOn: boolean, act: () => void, icon: ReactNode) => (
    <IconButton
      aria-label={name}
      aria-disabled={!isOn}
      onClick={act}
      sx={{ '&[aria-disabled=true]': { opacity: 0.38, cursor: 'default' } }}
    >
      {icon}
    </IconButton>
  );
  return (
    <Toolbar sx={saveBar}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <SaveButton label={t('Save draft')} />
        {button(t('Undo change'), canUndo, undo, <UndoIcon />)}
        {button(t('Redo change'), canRedo, redo, <RedoIcon />)}
      </Box>
      <DeleteButton
        title={t('Delete this page?')}
        text={t(
          'It is gone with its history, also for shoppers. Where it took the place of a page that comes with the shop, that one is shown again.',
        )}
      />
    </Toolbar>
  );
};

const columns = {
  display: 'grid',
  gap: 2,
  width: '100%',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
const stack = { display: 'grid', gap: 2, minWidth: 0 };

/** A page as a list of blocks, with its draft beside it. Saved only over the version that was read. */
export const PageEdit = () => (
  <ShopEdit
    mutationMode="pessimistic"
    redirect={false}
    title={<RecordTitle source="title" otherwise={t('Page')} />}
    actions={false}
    component="div"
  >
    <ShopForm
      compared={compared}
      toolbar={<SaveBar />}
      sx={{ p: '0 !important', pt: '16px !important', pb: { xs: '64px !important', sm: '0 !important' } }}
    >
      <Box sx={columns}>
        <Box sx={stack}>
          <Section title={t('Page')}>
            <TextInput
              source="title"
              label={t('Title')}
              validate={[required(t('A page needs a title')), maxLength(120, t('At most 120 characters'))]}
              helperText={false}
            />
            <PageAddress />
            <TextInput
              source="description"
              label={t('Description')}
              validate={maxLength(300, t('At most 300 characters'))}
              helperText={t('For search engines')}
            />
            <TranslateButton kind="page" owner={({ id }) => String(id)} />
          </Section>
          <Section title={t('Blocks')}>
            <BlocksInput />
          </Section>
        </Box>
        <Box sx={stack}>
          <Section title={t('Publication')}>
            <PublishPanel />
          </Section>
          <Section title={t('Preview')}>
            <PagePreview />
          </Section>
          <Section title={t('History')}>
            <PageHistory />
          </Section>
        </Box>
      </Box>
    </ShopForm>
  </ShopEdit>
);
