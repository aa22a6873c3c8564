export { useContentPage } from './api.ts';
export { ContentPage, ContentPageWaiting } from './components/content-page.tsx';
export { InfoColumns, InfoSection, InfoSheet, LinkList, MissingPage } from './components/info-sheet.tsx';
export { PhotoDrawing } from './components/photo-drawing.tsx';
