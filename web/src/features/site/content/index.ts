export { useContentPage } from './api.ts';
export { ContentPage } from './components/content-page.tsx';
export { ContentPageWaiting } from './components/content-page.tsx';
export { GoOn } from './components/info-sheet.tsx';
export { InfoColumns, InfoSection, InfoSheet } from './components/info-sheet.tsx';
export { MissingPage } from './components/info-sheet.tsx';
export { PhotoDrawing } from './components/photo-drawing.tsx';
