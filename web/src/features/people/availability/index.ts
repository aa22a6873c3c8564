import './words.ts';

export { AvailabilityCalendar } from './components/availability-calendar.tsx';
