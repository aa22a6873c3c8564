import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';

const aboutItsHeight = '30rem';

/** A form whose script comes after the page: its schemas are heavier than the page itself. */
export function formInTime(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Form = lazy(load);
  return function FormInTime() {
    return (
      <Suspense fallback={<Skeleton height={aboutItsHeight} />}>
        <Form />
      </Suspense>
    );
  };
}
