import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from 'react';

interface LatePart<Props> {
  readonly Part: ComponentType<Props>;
  /** Sends for the script before the part is drawn. A failure is told to who draws it. */
  readonly sendFor: () => void;
}

/**
 * A part whose script comes after the page. Unlike a suspended one it shows as soon as it is there: React leaves
 * a placeholder standing for 300 ms, which everybody would wait for their own menu at every start.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  placeholder: ReactNode = null,
): LatePart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let arriving: Promise<void> | undefined;
  const arrive = () => {
    arriving ??= load().then(
      (module) => {
        Loaded = module.default;
      },
      (error: unknown) => {
        // The next one who draws it tries again.
        arriving = undefined;
        throw error;
      },
    );
    return arriving;
  };

  function Part(props: Props) {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (Loaded) return;
      let isDrawn = true;
      arrive().then(
        () => isDrawn && drawAgain(),
        (error: unknown) => isDrawn && setFailure({ error }),
      );
      return () => {
        isDrawn = false;
      };
    }, []);
    if (failure) throw failure.error;
    return Loaded ? <Loaded {...props} /> : placeholder;
  }

  return { Part, sendFor: () => void arrive().catch(() => {}) };
}
