import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import {
  Dialog,
  DialogTitle,
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  MenuItem,
} from '@mui/material';
import { useUserMenu } from 'react-admin';
import { languages } from '../languages';
import { panelLanguage, panelLanguages, speak } from '../spoken';
import { t } from '../texts';

const choices = languages.filter(({ id }) => panelLanguages.includes(id));
const own = choices.find(({ id }) => id === panelLanguage)?.name ?? '';

/** The entry of the account's menu that asks for the panel's language. */
export const LanguageItem = ({ onChoose }: { onChoose: () => void }) => {
  const menu = useUserMenu();
  const open = () => {
    menu?.onClose();
    onChoose();
  };
  return (
    <MenuItem onClick={open}>
      <ListItemIcon>
        <LanguageIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t('Language: {language}', { language: own })}</ListItemText>
    </MenuItem>
  );
};

/** Which language the panel speaks in this browser; the page is loaded in it, where it is. */
export const LanguageDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="language-title">
    <DialogTitle id="language-title">{t('Language of the panel')}</DialogTitle>
    <List sx={{ pb: 2 }}>
      {choices.map(({ id, name }) => (
        <ListItemButton
          key={id}
          selected={id === panelLanguage}
          aria-current={id === panelLanguage ? 'true' : undefined}
          onClick={() => (id === panelLanguage ? onClose() : speak(id))}
        >
          <ListItemText primary={<span lang={id}>{name}</span>} />
        </ListItemButton>
      ))}
    </List>
  </Dialog>
);
