import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import '../form-i18n.ts';
import classes from './choices.module.css';

interface Choosable {
  readonly value: string | number;
}

interface FoldedOptions<Option> {
  readonly options: readonly Option[];
  readonly shownAtFirst: number;
  readonly isChosen: (option: Option) => boolean;
}

const focus = (input: HTMLInputElement | null) => input?.focus();

/** A long list starts with its first options and the chosen ones. The rest comes by a button, with the focus on it. */
export function useFoldedOptions<Option extends Choosable>({
  options,
  shownAtFirst,
  isChosen,
}: FoldedOptions<Option>) {
  const { t } = useTranslation('formControls');
  const [seen, setSeen] = useState<readonly Option['value'][]>();
  const shown =
    seen === undefined && options.length > shownAtFirst
      ? options.filter((option, index) => index < shownAtFirst || isChosen(option))
      : options;
  const firstNew = seen && options.find(({ value }) => !seen.includes(value));
  return {
    shown,
    refOf: ({ value }: Option) => (value === firstNew?.value ? focus : undefined),
    showAll: shown.length < options.length && (
      <button type="button" className={classes.more} onClick={() => setSeen(shown.map(({ value }) => value))}>
        {t('showAll', { count: options.length })}
      </button>
    ),
  };
}
