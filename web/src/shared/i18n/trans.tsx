import type { TFunction as AnyTFunction } from 'i18next';
import type { ReactElement } from 'react';
import { Trans as I18nextTrans } from 'react-i18next';
import type { Namespace } from './catalogue.ts';
import type { TextKey, TFunction } from './use-translation.ts';

interface TransProps<N extends Namespace> {
  t: TFunction<N>;
  i18nKey: TextKey<N>;
  values?: Readonly<Record<string, unknown>>;
  count?: number;
  /** The elements that replace the tags in the text. */
  components: Readonly<Record<string, ReactElement>>;
}

/** A text with links or emphasis. Values are escaped, so a name never becomes markup. */
export function Trans<N extends Namespace>({ t, i18nKey, values, count, components }: TransProps<N>) {
  return (
    <I18nextTrans
      // Made by i18next; only the type is ours.
      t={t as unknown as AnyTFunction}
      i18nKey={i18nKey}
      values={values}
      components={components}
      tOptions={{ interpolation: { escapeValue: true } }}
      shouldUnescape
      {...(count !== undefined && { count })}
    />
  );
}
