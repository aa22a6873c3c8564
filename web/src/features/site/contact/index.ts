import { formInTime } from './components/form-in-time.tsx';

export const ContactForm = formInTime(() => import('./components/contact-form.tsx'));
export const CompanyForm = formInTime(() => import('./components/company-form.tsx'));
export const SupportForm = formInTime(() => import('./components/support-form.tsx'));
export const LeadForm = formInTime(() => import('./components/lead-form.tsx'));
