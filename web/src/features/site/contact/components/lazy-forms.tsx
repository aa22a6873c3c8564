import { type ComponentType, lazy, Suspense } from 'react';
import { whenNear } from '../../../../shared/lib/when-near.ts';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';

type FormName = keyof typeof import('./forms.tsx');

const aboutItsHeight = '30rem';

/** Where the form will be, in the page as the server sent it. */
const placeOf = (name: FormName) =>
  typeof document === 'undefined' ? null : document.querySelector(`[data-form="${name}"]`);

/** When the first screen has long been usable. */
const afterAWhile = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 3000);
  });

/**
 * The schemas of a form are larger than the page around it, so it loads after the page: once somebody comes near
 * it, and by itself a little later. Until then the page has it as the server sent it.
 */
function lazyForm(name: FormName): ComponentType {
  const Form = lazy(async () => {
    const place = placeOf(name);
    if (place) await Promise.race([whenNear(place), afterAWhile()]);
    return { default: (await import('./forms.tsx'))[name] };
  });
  return function LazyForm() {
    return (
      <div data-form={name}>
        <Suspense fallback={<Skeleton height={aboutItsHeight} />}>
          <Form />
        </Suspense>
      </div>
    );
  };
}

export const ContactForm = lazyForm('ContactForm');
export const CompanyForm = lazyForm('CompanyForm');
export const SupportForm = lazyForm('SupportForm');
export const LeadForm = lazyForm('LeadForm');
