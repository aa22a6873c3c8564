export { AvailabilityCalendar } from './components/availability-calendar.tsx';
