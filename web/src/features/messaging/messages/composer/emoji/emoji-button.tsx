import { Smile } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { Popover } from '../../../../../shared/ui/popover/popover.tsx';
import { SearchField } from '../../../../../shared/ui/search-field/search-field.tsx';
import composer from '../composer.module.css';
import classes from './emoji.module.css';
import { EmojiGrid } from './emoji-grid.tsx';
import { emojiGroups } from './emoji-set.ts';
import { findEmoji } from './find-emoji.ts';

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
        {isSearching && found.length === 0 && (
          <p className={classes.none}>{t('emoji.none', { words: query })}</p>
        )}
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

/** A few signs by name or by looking for them. */
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
      trigger={(props) => (
        <button {...props} type="button" className={composer.tool} aria-label={t('composer.emoji')}>
          <Smile size={19} aria-hidden />
        </button>
      )}
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
