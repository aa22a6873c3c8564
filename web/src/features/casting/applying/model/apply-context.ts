import { createContext, useContext } from 'react';
import type { DraftStore } from './draft.ts';
import type { Form, Missing } from './form.ts';
import type { Tapes, TapesState } from './tapes.ts';
import type { OwnPhotos } from './use-own-gallery.ts';

interface ApplyContextValue {
  readonly form: Form;
  readonly change: DraftStore['change'];
  readonly own: OwnPhotos;
  readonly tapes: Tapes;
  readonly tapesState: TapesState;
  /** What was missing when sending was tried. */
  readonly shownMissing: readonly Missing[];
  /** Who reads it, by first name and company. */
  readonly recruiter: { readonly first: string; readonly name: string; readonly company: string };
}

export const ApplyContext = createContext<ApplyContextValue | undefined>(undefined);

export function useApply(): ApplyContextValue {
  const value = useContext(ApplyContext);
  if (!value) throw new Error('useApply needs an ApplyContext');
  return value;
}

export const useMissing = (field: string): Missing | undefined =>
  useApply().shownMissing.find((one) => one.field === field);
