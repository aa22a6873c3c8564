export { useContentPage } from './api.ts';
export { ContentPage } from './components/content-page.tsx';
export { ContentPageWaiting } from './components/content-page-waiting.tsx';
export { GoOn } from './components/go-on.tsx';
export { InfoColumns, InfoSection, InfoSheet } from './components/info-sheet.tsx';
export { MissingPage } from './components/missing-page.tsx';
export { PhotoDrawing } from './components/photo-drawing.tsx';
