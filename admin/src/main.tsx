import './fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';

// Fields as high as their text measure it again when the face that it is set in has come.
document.fonts.addEventListener('loadingdone', () => window.dispatchEvent(new Event('resize')));

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
