export { ClientPageView } from './components/client-page.tsx';
