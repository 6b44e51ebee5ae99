import { Box, Link, Typography } from '@mui/material';
import type { PaperTextDto } from '@duka/client';
import { Title, useDataProvider } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { Guarded } from '../layout/guarded';
import { SettingsNav } from '../layout/settings-nav';
import { useWording } from '../layout/use-wording';
import { WordingEditor } from '../layout/wording-editor';
import { nameOf, placeOf } from './names';
import { PaperPreview } from './paper-preview';
import { PAPERS } from './papers-page';
import { t } from '../texts';

const hintsOf = ({ offered, words, alsoIn }: PaperTextDto): string[] => [
  ...(offered.length > 0
    ? [t('May say {variables}', { variables: offered.map((name) => `{${name}}`).join(' ') })]
    : []),
  ...(words.length > 0 ? [t('The law wants “{words}” kept', { words: words.join(' … ') })] : []),
  ...(alsoIn.length > 0
    ? [t('{n, plural, one {Also on # other paper} other {Also on # other papers}}', { n: alsoIn.length })]
    : []),
];

const Paper = ({ id, language }: { id: string; language: string }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const paper = useWording<PaperTextDto, Blob>({
    ...{ all: PAPERS, id, language },
    load: () => shop.paper(id, language),
    save: (texts) => shop.savePaper(id, language, texts),
    preview: (sample, texts) => shop.previewPaper(id, language, sample, texts),
    saved: t('Paper saved. It holds from the next one on.'),
  });
  return (
    <WordingEditor
      wording={paper}
      language={language}
      at={`/settings/papers/${id}`}
      fieldOf={(text) => ({
        ...text,
        label: placeOf(text.place),
        elsewhere: text.alsoIn.map(nameOf),
        hints: hintsOf(text),
      })}
      saveLabel={t('Save paper')}
      preview={<PaperPreview paper={paper.seen} name={id} />}
    />
  );
};

/** A paper in one language: its texts, and beside them what is printed. */
export const PaperPage = () => {
  const { id = '', language = '' } = useParams();
  return (
    <Guarded resource="settings" action="edit">
      <Title title={t('Paper: {name}', { name: nameOf(id) })} />
      <SettingsNav />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 1400, pb: 4 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Link component={RouterLink} to="/settings/papers">
            {t('All papers')}
          </Link>{' '}
          · {nameOf(id)}
        </Typography>
        <Paper key={`${id} ${language}`} id={id} language={language} />
      </Box>
    </Guarded>
  );
};
