import { Image as ImageIcon, Printer, Share2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { ActionMenu } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { ClientLinksDialog } from '../../client-links/index.ts';
import type { LineUpPerson } from '../api.ts';
import { type Arrangement, arrangements } from '../model/line-up-address.ts';
import { makePicture } from '../model/share-picture.ts';
import classes from './line-up.module.css';

interface ShareProps {
  people: readonly LineUpPerson[];
  title: string;
}

const wasCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

function save(file: File) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** By the device’s share sheet where it takes pictures, else as a download. */
function useSharePicture({ people, title }: ShareProps) {
  const { t } = useTranslation('lineUp');
  const { t: standing } = useTranslation('standing');
  const [isMaking, setIsMaking] = useState(false);
  const share = async () => {
    setIsMaking(true);
    try {
      const words = { title, caption: t('share.caption'), notGiven: standing('notGiven') };
      const picture = await makePicture({ people, ...words });
      const file = new File([picture], `${t('share.file')}.png`, { type: 'image/png' });
      if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
        await navigator.share({ files: [file], title });
      } else {
        save(file);
        toast(t('share.saved'));
      }
    } catch (error) {
      if (wasCancelled(error)) return;
      logProblem('The picture of a line-up was not made', error);
      toast(t('share.failed'), { severity: 'error' });
    } finally {
      setIsMaking(false);
    }
  };
  return { share, isMaking };
}

function ShareMenu(props: ShareProps) {
  const { t } = useTranslation('lineUp');
  const { share, isMaking } = useSharePicture(props);
  const actions = [
    { key: 'picture', label: t('share.picture'), icon: ImageIcon, onChoose: () => void share() },
    { key: 'print', label: t('share.print'), icon: Printer, onChoose: () => window.print() },
  ];
  return (
    <ActionMenu actions={actions}>
      <Button variant="outline" loading={isMaking} leftSection={<Share2 size={16} aria-hidden />}>
        {t('share.label')}
      </Button>
    </ActionMenu>
  );
}

interface ClientProps extends Pick<ShareProps, 'people'> {
  projectId: number;
}

/** A link for a client to those who stand, with their heights. */
function ShowToClient({ projectId, people }: ClientProps) {
  const { t } = useTranslation('lineUp');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        leftSection={<Upload size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('share.client')}
      </Button>
      {isOpen && (
        <ClientLinksDialog projectId={projectId} talents={people} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

interface LineUpToolsProps extends ShareProps, ClientProps {
  /** Only editors make links. */
  canShowClients: boolean;
  arrangement: Arrangement;
  onArrange: (arrangement: Arrangement) => void;
}

export function LineUpTools({ arrangement, onArrange, canShowClients, ...shared }: LineUpToolsProps) {
  const { t } = useTranslation('lineUp');
  return (
    <div className={classes.tools}>
      <SegmentSwitch
        label={t('arrange.label')}
        options={arrangements.map((value) => ({ value, label: t(`arrange.${value}`) }))}
        value={arrangement}
        onChange={onArrange}
      />
      {shared.people.length > 0 && <ShareMenu people={shared.people} title={shared.title} />}
      {shared.people.length > 0 && canShowClients && <ShowToClient {...shared} />}
    </div>
  );
}
