import type { design } from './en/design.ts';
import type { en } from './en/index.ts';
import type { outbox } from './en/outbox.ts';

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

/** Every namespace with its English wording: the source of the typed keys. */
export type EnglishCatalogue = typeof en & { outbox: typeof outbox; design: typeof design };

export type Namespace = keyof EnglishCatalogue;

/** The same keys in another language. */
export type Translation<N extends Namespace> = Words<EnglishCatalogue[N]>;
