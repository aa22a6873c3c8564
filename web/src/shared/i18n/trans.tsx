import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { Namespace } from './catalogue.ts';
import { fillIn, type Values } from './i18n.ts';
import type { TextKey, TFunction } from './use-translation.ts';

type Components = Readonly<Record<string, ReactElement>>;

interface TransProps<N extends Namespace> {
  t: TFunction<N>;
  i18nKey: TextKey<N>;
  values?: Values;
  count?: number;
  /** The elements that replace the tags in the text. */
  components: Components;
}

/** <link>with text</link> or <mark/>. Our texts have no tags within tags. */
const tag = /<(\w+)(?:\/>|>([^<]*)<\/\1>)/gu;

function withElements(text: string, values: Values, components: Components): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(tag)) {
    const [whole, name = '', inner] = found;
    const element = components[name];
    nodes.push(fillIn(text.slice(end, found.index), values));
    const children = inner === undefined ? undefined : fillIn(inner, values);
    nodes.push(element ? cloneElement(element, { key: found.index }, children) : children);
    end = found.index + whole.length;
  }
  nodes.push(fillIn(text.slice(end), values));
  return nodes.filter((node) => node !== '');
}

/** A text with links or emphasis. Values are filled in last, so a name never becomes markup. */
export function Trans<N extends Namespace>({ t, i18nKey, values, count, components }: TransProps<N>) {
  return <Fragment>{withElements(t.written(i18nKey, count), { ...values, count }, components)}</Fragment>;
}
