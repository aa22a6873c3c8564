export { ShortlistPage } from './components/shortlist-page.tsx';
