import { createStore } from '../store.ts';

/** Something that waited on this device was refused. Said wherever one is by then, with a link to what is left of it. */
interface NotSent {
  readonly text: string;
  /** Of the link. */
  readonly label: string;
  readonly to: string;
}

export const notSent = createStore<NotSent | undefined>(undefined);
