import type { settings } from './en/settings.ts';
import type { profileIcon } from './en/profile-icon.ts';
import type { dashboard } from './en/dashboard.ts';
import type { auth } from './en/auth.ts';
import type { design } from './en/design.ts';
import type { en } from './en/index.ts';
import type { outbox } from './en/outbox.ts';

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

/** Every namespace with its English wording: the source of the typed keys. */
export type EnglishCatalogue = typeof en & { auth: typeof auth; outbox: typeof outbox; dashboard: typeof dashboard; profileIcon: typeof profileIcon; settings: typeof settings; design: typeof design };

export type Namespace = keyof EnglishCatalogue;

/** The same keys in another language. */
export type Translation<N extends Namespace> = Words<EnglishCatalogue[N]>;
