export { useContentPage } from './api.ts';
export { ContentPage, ContentPageWaiting } from './components/content-page.tsx';
export { GoOn, InfoColumns, InfoSection, InfoSheet, MissingPage } from './components/info-sheet.tsx';
export { PhotoDrawing } from './components/photo-drawing.tsx';
