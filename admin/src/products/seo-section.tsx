import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useProductFields } from '../layout/declared-fields';
import { FieldsForm } from '../layout/fields-form';
import { Section } from '../layout/section';
import { t } from '../texts';

/** The fields that search engines read instead of what shoppers do. */
export const isForSearchEngines = ({ name }: { name: string }): boolean => name.startsWith('seo');

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const cut = (words: string, most: number) => (words.length > most ? `${words.slice(0, most - 1)}…` : words);

/** About as a search engine shows it. */
const Preview = () => {
  const [name, description, fields] = useWatch({ name: ['name', 'description', 'fields'] }) as unknown[];
  const { seoTitle, seoDescription } = (fields ?? {}) as Record<string, unknown>;
  return (
    <Box aria-label={t('As a search engine shows it')} role="group" sx={{ mb: 2, minWidth: 0 }}>
      <Typography variant="subtitle1" component="p" sx={{ color: 'primary.main', overflowWrap: 'anywhere' }}>
        {cut(text(seoTitle) || text(name), 60)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {cut(text(seoDescription) || text(description), 160)}
      </Typography>
    </Box>
  );
};

/** Title, description and address of the page, where they are not name and description. */
export const SeoSection = () => (
  <Section title={t('Search engines')}>
    <Preview />
    <FieldsForm fields={useProductFields().filter(isForSearchEngines)} source="fields" />
  </Section>
);
