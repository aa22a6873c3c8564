import { fileTypes } from '@callboard/contract/messaging/messages';
import { photoTypes } from '@callboard/contract/people/media';
import { Camera, Paperclip, Plus, SendHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ActionMenu } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import classes from './composer.module.css';
import { EmojiButton } from './emoji/emoji-button.tsx';
import type { ComposerState } from './use-composer.ts';

interface ComposerToolsProps {
  composer: ComposerState;
  isEditing: boolean;
  onFiles: (files: readonly File[]) => void;
}

const photos = [...photoTypes, '.heic', '.heif'].join(',');
const anyFile = [photos, ...fileTypes, '.doc', '.docx', '.m4a'].join(',');

function useFilePicker(onFiles: ComposerToolsProps['onFiles']) {
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

export function ComposerTools({ composer, isEditing, onFiles }: ComposerToolsProps) {
  const { t } = useTranslation('messages');
  const { element, open } = useFilePicker(onFiles);
  const label = t(isEditing ? 'composer.save' : 'composer.send');
  return (
    <>
      {!isEditing && (
        <div className={classes.tools}>
          {element}
          <span className={classes.toolsWide}>
            <IconButton
              icon={Paperclip}
              iconSize={19}
              label={t('composer.attach')}
              onClick={() => open(anyFile)}
            />
            <IconButton
              icon={Camera}
              iconSize={19}
              label={t('composer.photo')}
              onClick={() => open(photos)}
            />
            <EmojiButton onChoose={composer.insert} />
          </span>
          <span className={classes.toolsNarrow}>
            <ActionMenu
              actions={[
                { key: 'photo', label: t('composer.photo'), icon: Camera, onChoose: () => open(photos) },
                { key: 'file', label: t('composer.attach'), icon: Paperclip, onChoose: () => open(anyFile) },
              ]}
            >
              <IconButton icon={Plus} iconSize={22} label={t('composer.attach')} />
            </ActionMenu>
          </span>
        </div>
      )}
      <Button
        type="submit"
        className={classes.send}
        aria-disabled={!composer.isSendable}
        data-empty={!composer.isSendable || undefined}
        aria-label={label}
      >
        <SendHorizontal size={18} aria-hidden />
        <span className={classes.sendLabel}>{label}</span>
      </Button>
    </>
  );
}
