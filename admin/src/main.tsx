import './fonts.css';
import './layout/direction.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { Direction } from './layout/direction';
import { panelLanguage, spoken } from './spoken';
import { t } from './texts';

// Fields as high as their text measure it again when the face that it is set in has come.
document.fonts.addEventListener('loadingdone', () => window.dispatchEvent(new Event('resize')));

document.documentElement.lang = panelLanguage;
document.title = t('Admin');
document.documentElement.dir = spoken?.runs ?? 'ltr';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Direction>
        <App />
      </Direction>
    </StrictMode>,
  );
