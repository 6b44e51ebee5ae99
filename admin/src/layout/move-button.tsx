import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import { IconButton } from '@mui/material';
import { t } from '../texts';

type Props = {
  /** What is moved. */
  name: string;
  by: 1 | -1;
  /** There is no place to move it to. */
  isOff: boolean;
  onMove: (by: 1 | -1) => void;
};

/** One place up or down. Where it cannot go on it does nothing, but stays under the keyboard, which would be at the page's top again. */
export const MoveButton = ({ name, by, isOff, onMove }: Props) => (
  <IconButton
    size="small"
    aria-label={by < 0 ? t('Move {name} up', { name }) : t('Move {name} down', { name })}
    aria-disabled={isOff}
    sx={{ '&[aria-disabled=true]': { opacity: 0.38, cursor: 'default' } }}
    onClick={() => {
      if (!isOff) onMove(by);
    }}
  >
    {by < 0 ? <UpIcon fontSize="small" /> : <DownIcon fontSize="small" />}
  </IconButton>
);
