import { fileTypes } from '@callboard/contract/messaging/messages';
import { photoTypes } from '@callboard/contract/people/media';
import { Camera, Paperclip, Plus, SendHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ActionMenu } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import classes from './composer.module.css';
import { EmojiButton } from './emoji/emoji-button.tsx';
import type { Writing } from './use-composer.ts';

interface DeskToolsProps {
  writing: Writing;
  isEditing: boolean;
  onFiles: (files: readonly File[]) => void;
}

const photos = [...photoTypes, '.heic', '.heif'].join(',');
const anything = [photos, ...fileTypes, '.doc', '.docx', '.m4a'].join(',');

/** The browser's own dialog for files, behind buttons of ours. */
function usePick(onFiles: DeskToolsProps['onFiles']) {
  const input = useRef<HTMLInputElement>(null);
  const open = (accept: string) => {
    if (!input.current) return;
    input.current.accept = accept;
    input.current.click();
  };
  const element = (
    <input
      ref={input}
      type="file"
      multiple
      hidden
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        target.value = '';
      }}
    />
  );
  return { element, open };
}

/** Under the words: what can be added to them, and Send. */
export function DeskTools({ writing, isEditing, onFiles }: DeskToolsProps) {
  const { t } = useTranslation('messages');
  const { element, open } = usePick(onFiles);
  const label = t(isEditing ? 'composer.save' : 'composer.send');
  return (
    <>
      {!isEditing && (
        <div className={classes.tools}>
          {element}
          <span className={classes.wide}>
            <button
              type="button"
              className={classes.tool}
              aria-label={t('composer.attach')}
              onClick={() => open(anything)}
            >
              <Paperclip size={19} aria-hidden />
            </button>
            <button
              type="button"
              className={classes.tool}
              aria-label={t('composer.photo')}
              onClick={() => open(photos)}
            >
              <Camera size={19} aria-hidden />
            </button>
            <EmojiButton onChoose={writing.insert} />
          </span>
          <span className={classes.narrow}>
            <ActionMenu
              actions={[
                { key: 'photo', label: t('composer.photo'), icon: Camera, onChoose: () => open(photos) },
                { key: 'file', label: t('composer.attach'), icon: Paperclip, onChoose: () => open(anything) },
              ]}
            >
              <button type="button" className={classes.tool} aria-label={t('composer.attach')}>
                <Plus size={22} aria-hidden />
              </button>
            </ActionMenu>
          </span>
        </div>
      )}
      <Button
        type="submit"
        className={classes.send}
        aria-disabled={!writing.isSendable}
        data-empty={!writing.isSendable || undefined}
        aria-label={label}
      >
        <SendHorizontal size={18} aria-hidden />
        <span className={classes.sendWord}>{label}</span>
      </Button>
    </>
  );
}
