import { useStore } from '../platform/create-store';
import { settingsTexts } from '../platform/messages/en/profile';
import { chooseTheme, type Theme, theme } from '../platform/theme';
import { RadioCards } from '../ui/radio-cards';

const themes: readonly Theme[] = ['auto', 'light', 'dark'];

/** System, light or dark. */
export function ThemeChoice() {
  const chosen = useStore<Theme>(theme, 'auto');
  return (
    <RadioCards
      legend={settingsTexts.themeLead}
      name="theme"
      value={chosen}
      onChange={chooseTheme}
      options={themes.map((value) => {
        const [label, note] = settingsTexts.themes[value];
        return { value, label, note };
      })}
    />
  );
}
