import { createContext, useContext } from 'react';

export type Step = 'sign-in' | 'sign-up' | 'forgot-password';

/** Where the flow is shown: over a page, or as a page of its own. */
export interface Place {
  /** The heading below which nothing else on the screen stands. */
  readonly Title: 'h1' | 'h2';
  /** Only in the popup: changes the step without leaving the page. Elsewhere links lead there. */
  readonly goTo?: (step: Step) => void;
}

const PlaceContext = createContext<Place>({ Title: 'h1' });

export const PlaceProvider = PlaceContext.Provider;

export const usePlace = (): Place => useContext(PlaceContext);
