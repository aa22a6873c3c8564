import type { ChatPerson } from '@callboard/contract/messaging/conversations';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { CardPhoto } from '../../../../shared/ui/talent-card/card-photo.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import classes from './face.module.css';

interface FaceProps {
  person: Pick<ChatPerson, 'name' | 'photo' | 'is_online'>;
  /** Loads the photo eagerly. */
  isFirst?: boolean;
}

export const photoOf = ({ photo }: Pick<ChatPerson, 'photo'>) =>
  photo && { src: photo.file_url, ...(photo.placeholder && { thumbnail: photo.placeholder }) };

export function Face({ person, isFirst = false }: FaceProps) {
  const { t } = useTranslation('messages');
  return (
    <span className={classes.face}>
      <span className={classes.photo}>
        <CardPhoto photo={photoOf(person)} name={person.name} isFirst={isFirst} />
      </span>
      {person.is_online && (
        <span className={classes.dot}>
          <VisuallyHidden>{t('list.online')}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
