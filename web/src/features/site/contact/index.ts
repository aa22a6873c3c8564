export { CompanyForm, ContactForm, LeadForm, SupportForm } from './components/lazy-forms.tsx';
