import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';

type FormName = keyof typeof import('./forms.tsx');

const aboutItsHeight = '30rem';

/** The schemas of a form are larger than the page around it, so it loads after the page. */
function lazyForm(name: FormName): ComponentType {
  const Form = lazy(async () => ({ default: (await import('./forms.tsx'))[name] }));
  return function LazyForm() {
    return (
      <Suspense fallback={<Skeleton height={aboutItsHeight} />}>
        <Form />
      </Suspense>
    );
  };
}

export const ContactForm = lazyForm('ContactForm');
export const CompanyForm = lazyForm('CompanyForm');
export const SupportForm = lazyForm('SupportForm');
export const LeadForm = lazyForm('LeadForm');
