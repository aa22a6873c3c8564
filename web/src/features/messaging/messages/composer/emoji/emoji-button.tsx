import { Smile } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { Popover } from '../../../../../shared/ui/popover/popover.tsx';
import { SearchField } from '../../../../../shared/ui/search-field/search-field.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import classes from './emoji-button.module.css';
import { type Emoji, emojiGroups } from './emoji-set.ts';

const all = emojiGroups.flatMap(({ emoji }) => emoji);

/** Matches the start of each typed word against the words of the name. */
export function findEmoji(query: string): readonly Emoji[] {
  const typed = query.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ name }) => {
    const words = name.split(/[\s-]/);
    return typed.every((part) => words.some((word) => word.startsWith(part)));
  });
}

const columns = 8;

/** The index that an arrow key leads to. Undefined for other keys. */
export function emojiByKey(key: string, at: number, of: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: of - 1,
  };
  const next = steps[key];
  if (next === undefined) return undefined;
  return next < 0 || next >= of ? at : next;
}

interface EmojiGridProps {
  label: string;
  emoji: readonly Emoji[];
  onChoose: (sign: string) => void;
}

/** One tab stop. Arrow keys move inside it. */
function EmojiGrid({ label, emoji, onChoose }: EmojiGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const reachable = Math.min(at, emoji.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = emojiByKey(event.key, reachable, emoji.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    const button = grid.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser.
    <div ref={grid} className={classes.grid} role="group" aria-label={label} onKeyDown={onKeyDown}>
      {emoji.map(({ sign, name }, index) => (
        <button
          key={sign}
          type="button"
          className={classes.emoji}
          aria-label={name}
          title={name}
          tabIndex={index === reachable ? 0 : -1}
          onClick={() => onChoose(sign)}
        >
          <span aria-hidden>{sign}</span>
        </button>
      ))}
    </div>
  );
}

interface EmojiButtonProps {
  onChoose: (sign: string) => void;
}

function EmojiPicker({ onChoose }: EmojiButtonProps) {
  const { t } = useTranslation('messages');
  const [query, setQuery] = useState('');
  const found = findEmoji(query);
  const isSearching = query.trim() !== '';
  return (
    <div className={classes.picker}>
      <SearchField
        label={t('emoji.search')}
        clearLabel={t('emoji.clear')}
        longest={40}
        value={query}
        onSearch={setQuery}
        isFocusedFirst
      />
      <div className={classes.groups}>
        {isSearching && found.length === 0 && <p className={classes.none}>{t('emoji.none', { query })}</p>}
        {isSearching && found.length > 0 && (
          <EmojiGrid label={t('emoji.list')} emoji={found} onChoose={onChoose} />
        )}
        {!isSearching &&
          emojiGroups.map(({ key, emoji }) => (
            <section key={key}>
              <h3 className={classes.title}>{t(`emoji.${key}`)}</h3>
              <EmojiGrid label={t(`emoji.${key}`)} emoji={emoji} onChoose={onChoose} />
            </section>
          ))}
      </div>
    </div>
  );
}

export function EmojiButton({ onChoose }: EmojiButtonProps) {
  const { t } = useTranslation('messages');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      label={t('emoji.title')}
      placement="top start"
      offset={8}
      className={classes.dropdown}
      trigger={(props) => <IconButton {...props} icon={Smile} iconSize={19} label={t('composer.emoji')} />}
    >
      <EmojiPicker
        onChoose={(sign) => {
          setIsOpen(false);
          onChoose(sign);
        }}
      />
    </Popover>
  );
}
