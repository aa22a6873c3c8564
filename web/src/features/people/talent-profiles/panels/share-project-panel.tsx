import type { RecruiterTalent } from '@callboard/contract/people/talent-profiles/profile';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { ShareProjectDialog } from '../../../casting/sharing/index.ts';
import classes from './panel.module.css';
import { Panel } from './panel.tsx';

type Shared = Pick<RecruiterTalent, 'user_id' | 'name' | 'gallary'>;

const imageOf = ({ gallary }: Shared): string | null => {
  const photos = gallary.filter(({ kind }) => kind === 'photo');
  const cover = photos.find(({ is_cover_photo }) => is_cover_photo) ?? photos[0];
  return cover ? (cover.card_url ?? cover.file_url) : null;
};

/** Asks them about a character. Nothing is charged. */
export function ShareProjectPanel({ talent }: { talent: Shared }) {
  const { t } = useTranslation('talentProfile');
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const { user_id, name } = talent;
  if (user?.isFreezed) return null;
  return (
    <Panel title={t('shareProject.title')}>
      <p className={classes.text}>{t('shareProject.text')}</p>
      <div className={classes.actions}>
        <Button
          variant="outline"
          leftSection={<Send size={17} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {t('shareProject.open')}
        </Button>
      </div>
      {isOpen && (
        <ShareProjectDialog
          talents={[{ user_id, name, image: imageOf(talent) }]}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Panel>
  );
}
