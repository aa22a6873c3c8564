import { mostChoices } from '@callboard/contract/search/talent-filters';
import type { MasterData } from '@callboard/contract/site/reference';
import { Plus, X } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { toggled } from '../model/change.ts';
import type { Counts } from '../model/counts.ts';
import type { Editor } from '../model/editor.ts';
import type { TokenFilter } from '../model/folds.ts';
import { optionsOf } from '../model/list-filters.ts';
import { sameProps } from '../model/same-props.ts';
import { TokenSearch } from './token-search.tsx';
import classes from './tokens.module.css';

interface TokenProps {
  name: string;
  onRemove: () => void;
}

/** One chosen entry: a press takes it off again. */
function Token({ name, onRemove }: TokenProps) {
  const { t } = useTranslation('talentFilters');
  return (
    <li>
      <button
        type="button"
        className={classes.token}
        aria-label={t('tokens.remove', { name })}
        onClick={onRemove}
      >
        {name}
        <X size={12} aria-hidden />
      </button>
    </li>
  );
}

interface TokenPickerProps {
  filter: TokenFilter;
  title: string;
  lists: MasterData;
  chosen: readonly number[] | undefined;
  counts?: Counts | undefined;
  editor: Editor;
  /** Open to travel, which stands among the places. */
  travels?: boolean | undefined;
  /** Which list somebody looks through now. */
  onAdding?: (filter: TokenFilter | undefined) => void;
}

/** What is chosen of a long list, each with its way out, and one more to type for. */
export const TokenPicker = memo(function TokenPicker(props: TokenPickerProps) {
  const { filter, title, lists, chosen = [], counts, editor, travels, onAdding } = props;
  const { t } = useTranslation('talentFilters');
  const [isAdding, setIsOpen] = useState(false);
  const setIsAdding = (isOpen: boolean) => {
    setIsOpen(isOpen);
    onAdding?.(isOpen ? filter : undefined);
  };
  const adder = useRef<HTMLButtonElement>(null);
  const options = optionsOf(lists, filter);
  const byId = new Map(options.map((option) => [option.id, option]));
  const toggle = (id: number) => editor.change({ [filter]: toggled(chosen, [id]) });
  const remove = (take: () => void) => {
    take();
    adder.current?.focus();
  };
  return (
    <>
      <ul className={classes.tokens} aria-label={t('tokens.chosen', { group: title })}>
        {chosen.map((id) => (
          <Token
            key={id}
            name={byId.get(id)?.name ?? t('chip.unknown')}
            onRemove={() => remove(() => toggle(id))}
          />
        ))}
        {travels && (
          <Token
            name={t('yes.openToTravel')}
            onRemove={() => remove(() => editor.change({ openToTravel: undefined }))}
          />
        )}
        {filter === 'location' && travels === undefined && (
          <li>
            <button
              type="button"
              className={classes.add}
              aria-label={t('yes.openToTravel')}
              onClick={() => editor.change({ openToTravel: true })}
            >
              <Plus size={13} aria-hidden /> {t('yes.openToTravel')}
            </button>
          </li>
        )}
        <li>
          <button
            ref={adder}
            type="button"
            className={classes.add}
            aria-expanded={isAdding}
            disabled={chosen.length >= mostChoices}
            onClick={() => setIsAdding(!isAdding)}
          >
            <Plus size={13} aria-hidden /> {t(`add.${filter}`)}
          </button>
        </li>
      </ul>
      {isAdding && (
        <TokenSearch
          label={t('addTo', { group: title })}
          options={options}
          chosen={chosen}
          counts={counts}
          onPick={toggle}
          onClose={(isByKey) => {
            setIsAdding(false);
            if (isByKey) adder.current?.focus();
          }}
        />
      )}
    </>
  );
}, sameProps);
