import { Chip, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { languageOf } from './language-of';
import { ListRow } from './list-row';
import { t } from '../texts';

interface Props {
  /** The address without the language. */
  to: string;
  title: string;
  /** Of the title. */
  language: string;
  /** In which some of it is in own words. */
  languages: readonly string[];
  more: string;
}

/** A letter or paper in the list of all. */
export const WordingRow = ({ to, title, language, languages, more }: Props) => (
  <ListRow
    what={
      <>
        <Link component={RouterLink} to={`${to}/${language}`} sx={{ fontWeight: 600 }}>
          <bdi lang={language}>{title}</bdi>
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {more}
        </Typography>
      </>
    }
  >
    {languages.map((tag) => (
      <Chip
        key={tag}
        size="small"
        variant="outlined"
        label={t('Own words: {language}', { language: languageOf(tag) })}
      />
    ))}
  </ListRow>
);
