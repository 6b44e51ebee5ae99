import { Box, Typography } from '@mui/material';
import type { FoundGroup } from './use-found';
import { t } from '../texts';

const slug = (title: string) => `found-${title.toLowerCase()}`;
export const LIST = 'found';
export const optionId = (id: string): string => `found-${id}`;

type Props = { groups: FoundGroup[]; active: string | undefined; onChoose: (to: string) => void };

/** What was found, by kind; the input keeps the focus and names the option that Enter opens. */
export const FoundList = ({ groups, active, onChoose }: Props) => (
  <Box id={LIST} role="listbox" aria-label={t('Found')}>
    {groups.map(({ title, items }) => (
      <Box key={title} role="group" aria-labelledby={slug(title)} sx={{ mb: 1 }}>
        <Typography id={slug(title)} variant="caption" sx={{ px: 1.5, color: 'text.secondary' }}>
          {title}
        </Typography>
        {items.map(({ id, text, more, to }) => (
          <Box
            key={id}
            id={optionId(id)}
            role="option"
            aria-selected={id === active}
            ref={(option: HTMLElement | null) => {
              if (id === active) option?.scrollIntoView({ block: 'nearest' });
            }}
            onClick={() => onChoose(to)}
            sx={{
              px: 1.5,
              py: 1,
              borderRadius: 1,
              cursor: 'pointer',
              '&:hover, &[aria-selected=true]': { bgcolor: 'action.selected' },
            }}
          >
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              <bdi>{text}</bdi>
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {more}
            </Typography>
          </Box>
        ))}
      </Box>
    ))}
  </Box>
);
