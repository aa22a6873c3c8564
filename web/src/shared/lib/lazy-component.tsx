import { type ComponentType, type ReactNode, useState } from 'react';
import { moduleOnDemand } from './module-on-demand.ts';

interface LazyComponent<Props> {
  readonly Component: ComponentType<Props>;
  /** Starts loading before the component is rendered. A failure is thrown where it is rendered. */
  readonly preload: () => void;
}

/**
 * A component loaded after the page. React keeps a Suspense fallback on screen for 300 ms; this one shows
 * right away.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  placeholder: ReactNode = null,
): LazyComponent<Props> {
  const { useModule, preload } = moduleOnDemand(load);

  function Component(props: Props) {
    const [failure, setFailure] = useState<{ error: unknown }>();
    const module = useModule(true, (error) => setFailure({ error }));
    if (failure) throw failure.error;
    return module ? <module.default {...props} /> : placeholder;
  }

  return { Component, preload: () => void preload() };
}
