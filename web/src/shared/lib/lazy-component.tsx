import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from 'react';

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
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const loadOnce = () => {
    loading ??= load().then(
      (module) => {
        Loaded = module.default;
      },
      (error: unknown) => {
        // The next render tries again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  function Component(props: Props) {
    const [, rerender] = useReducer((times: number) => times + 1, 0);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (Loaded) return;
      let isMounted = true;
      loadOnce().then(
        () => isMounted && rerender(),
        (error: unknown) => isMounted && setFailure({ error }),
      );
      return () => {
        isMounted = false;
      };
    }, []);
    if (failure) throw failure.error;
    return Loaded ? <Loaded {...props} /> : placeholder;
  }

  return { Component, preload: () => void loadOnce().catch(() => {}) };
}
